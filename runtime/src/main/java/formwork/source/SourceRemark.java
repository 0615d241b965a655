package formwork.source;

/**
 * Something that a reader of a source text shall know, such as a file that it includes.
 *
 * @param line the line, from 1
 * @param text what there is
 */
public record SourceRemark(int line, String text) {}
