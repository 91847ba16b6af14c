package org.ajws.processor.source.units;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The body of a method, lambda or initialiser that has parallel constructs or may call such code,
 * and is no unit of work then.
 *
 * @param touching the trees in which this code, and no lambda or class in it, may touch members
 * @param holding the trees, of the whole file, that hold a parallel construct
 * @param evaluatedOnce what the headers of parallel {@code for} statements evaluate once
 */
record ParallelCode(
    BlockTree body,
    Set<Tree> touching,
    Set<Tree> holding,
    Map<Tree, List<CountedHeader.Part>> evaluatedOnce) {}
