package formwork.kernels.search;

/** Says which of Graph500's five rules a tree breaks, and where. */
public final class BrokenTree extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private final int rule;

    BrokenTree(int rule, SearchTree tree, String message) {
        super("tree of root " + tree.root() + ", rule " + rule + ", " + message);
        this.rule = rule;
    }

    /**
     * Which it is: 1 there is no cycle; 2 parents are one level above; 3 edges join levels that
     * differ by 1 at most; 4 edges leave the tree nowhere; 5 parents are joined by an edge.
     */
    public int rule() {
        return rule;
    }
}
