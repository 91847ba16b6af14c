package org.ajws.processor.emit.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.util.TreePath;

/**
 * A method, lambda or initialiser whose asyncs escape: called outside of any finish it is one
 * itself.
 *
 * @param body to its block
 * @param site of the first of these asyncs
 */
public record EntryPoint(TreePath body, String site) {
  BlockTree block() {
    return (BlockTree) body.getLeaf();
  }
}
