package formwork.kernels.graph500;

import formwork.kernels.search.Direction;

/**
 * What all searches did at a level in one direction.
 *
 * @param level from 0, where only the root is
 * @param direction the way they went
 * @param searches how many went so
 * @param frontier the vertices that they went on from
 * @param scanned the edges that they looked at
 * @param nanos how long it took
 */
public record LevelSum(
        int level, Direction direction, int searches, long frontier, long scanned, long nanos) {}
