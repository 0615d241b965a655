/**
 * Breadth-first search that changes its direction, on a graph whose parts lie on the nodes of a
 * pool's homes, and the five rules by which Graph500 checks a tree. Imports {@code
 * formwork.kernels.graph} and {@code numa} and Agrona. Start reading at {@link
 * formwork.kernels.search.BreadthFirstSearch}; its two steps are {@code TopDown} and {@code
 * BottomUp}.
 */
package formwork.kernels.search;
