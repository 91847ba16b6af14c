package org.ajws.processor.rule.sets;

import com.sun.source.util.TreePath;
import org.ajws.processor.program.sets.Code;

/**
 * What ran, or runs, under a monitor: a block, or a method.
 *
 * @param taken whether an overlay took the {@code synchronized} away
 */
record LockedRegion(Code code, TreePath path, Monitor monitor, boolean taken) {}
