package formwork.kernels.search;

import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/**
 * Computes the level of each vertex of a tree, and finds that it is none.
 *
 * <p><b>Steps.</b> From each vertex up to one whose level is known, then the same way again.
 * Threads that meet write the same.
 */
final class TreeLevels {
    private final SearchTree tree;
    private final NodeGraph graph;
    private final int vertexCount;

    TreeLevels(SearchTree tree) {
        this.tree = tree;
        graph = tree.search().graph();
        vertexCount = graph.vertexCount();
    }

    void find() {
        NodePool pool = graph.pool();
        pool.run(
                worker -> {
                    SearchPart part = tree.search().parts()[worker.home()];
                    Split.Range mine = mine(worker);
                    for (long i = mine.from(); i < mine.to(); i++) {
                        part.levels.putInt(i - part.first, -1);
                    }
                });
        int root = tree.innerRoot();
        if (tree.innerParent(root) != root) {
            throw badRoot();
        }
        tree.setInnerLevel(root, 0);
        pool.run(
                worker -> {
                    Split.Range mine = mine(worker);
                    for (long i = mine.from(); i < mine.to(); i++) {
                        if (tree.innerParent((int) i) >= 0) {
                            climb((int) i);
                        }
                    }
                });
    }

    private Split.Range mine(NodeWorker worker) {
        return worker.share(graph.vertices().range(worker.home()));
    }

    private void climb(int vertex) {
        int above = vertex;
        int steps = 0;
        int level = tree.innerLevel(above);
        while (level < 0) {
            above = tree.innerParent(above);
            steps++;
            if (above < 0 || above >= vertexCount) {
                throw badWay(vertex, "a way up that ends after step " + steps);
            }
            if (steps > vertexCount) {
                throw badWay(vertex, "a way up that goes in a circle");
            }
            level = tree.innerLevel(above);
        }
        above = vertex;
        for (int i = steps; i > 0; i--) {
            tree.setInnerLevel(above, level + i);
            above = tree.innerParent(above);
        }
    }

    private BrokenTree badRoot() {
        int parent = tree.parent(tree.root());
        return new BrokenTree(
                1, tree, "root: found parent " + parent + "; expected the root itself");
    }

    private BrokenTree badWay(int vertex, String found) {
        return new BrokenTree(
                1,
                tree,
                "vertex "
                        + tree.numbering().outer(vertex)
                        + ": found "
                        + found
                        + "; expected it to lead to the root");
    }
}
