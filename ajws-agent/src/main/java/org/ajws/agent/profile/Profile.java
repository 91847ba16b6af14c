package org.ajws.agent.profile;

import java.util.List;

/**
 * What a run was. Times are in nanoseconds.
 *
 * @param work all strands together
 * @param span the longest path of strands that come one after the other
 * @param constructs the constructs; the first one stands for what is outside of them
 * @param graph the items of {@link TaskGraph}
 * @param strands how many there were
 * @param timings how many of them were timed
 * @param lost how long the thread had no processor while strands were timed; taken off
 * @param open how many constructs were open at the end: the program exited inside of them
 * @param otherThreadEvents how many structure events came from other threads, and do not count
 */
record Profile(
    double work,
    double span,
    List<ConstructProfile> constructs,
    long[] graph,
    long strands,
    long timings,
    double lost,
    int open,
    int otherThreadEvents) {}
