package formwork.kernels.search;

import formwork.kernels.graph.Numbering;
import java.util.List;

/**
 * What a search found: for each vertex its parent and level. Of use until the next search begins.
 * Vertices have the numbers that they have outside the graph.
 */
public final class SearchTree {
    private final BreadthFirstSearch search;
    private final int root;
    private final int innerRoot;
    private final int serial;
    private final long reached;
    private boolean hasLevels;

    SearchTree(BreadthFirstSearch search, int root, int innerRoot) {
        this.search = search;
        this.root = root;
        this.innerRoot = innerRoot;
        serial = search.serial();
        reached = search.reached();
    }

    /** Where the search began. */
    public int root() {
        return root;
    }

    /** How many vertices it reached, the root included. */
    public long reached() {
        return reached;
    }

    /** How many levels there are: one more than the number of the last. */
    public int depth() {
        checkCurrent();
        return search.log().depth();
    }

    /** What was done at each level; of more than 65,536, those beyond are added to the last. */
    public List<LevelCount> levels() {
        checkCurrent();
        return search.log().levels();
    }

    /** The vertex before this one on the way from the root, of which it is itself; or -1. */
    public int parent(int vertex) {
        int inner = inner(vertex);
        if (inner < 0 || innerRoot < 0) {
            return vertex == root ? root : -1;
        }
        int parent = innerParent(inner);
        return parent < 0 ? -1 : numbering().outer(parent);
    }

    /** How many arcs it is from the root; -1 if it cannot be reached. */
    public int level(int vertex) {
        int inner = inner(vertex);
        if (inner < 0 || innerRoot < 0) {
            return vertex == root ? 0 : -1;
        }
        findLevels();
        return innerLevel(inner);
    }

    private int inner(int vertex) {
        checkCurrent();
        if (vertex < 0 || vertex >= numbering().outerCount()) {
            throw BreadthFirstSearch.badVertex("tree", vertex, numbering().outerCount());
        }
        return numbering().inner(vertex);
    }

    private void checkCurrent() {
        if (serial != search.serial()) {
            throw new IllegalStateException(
                    "tree of root "
                            + root
                            + ": found another search after it; expected a look at it before");
        }
    }

    /** Computes the levels of all vertices, if nobody has. */
    synchronized void findLevels() {
        checkCurrent();
        if (!hasLevels && innerRoot >= 0) {
            new TreeLevels(this).find();
        }
        hasLevels = true;
    }

    BreadthFirstSearch search() {
        return search;
    }

    Numbering numbering() {
        return search.graph().numbering();
    }

    /** The root within the graph; -1 if it is cut off. */
    int innerRoot() {
        return innerRoot;
    }

    int innerParent(int vertex) {
        SearchPart part = search.part(vertex);
        int own = vertex - part.first;
        return vertex == innerRoot || part.isFound(own) ? part.parents.intAt(own) : -1;
    }

    int innerLevel(int vertex) {
        SearchPart part = search.part(vertex);
        return part.levels.intAt(vertex - part.first);
    }

    void setInnerLevel(int vertex, int level) {
        SearchPart part = search.part(vertex);
        part.levels.putInt(vertex - part.first, level);
    }
}
