package org.ajws.processor.program;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import org.ajws.processor.source.BoundFile;

/**
 * One {@code finish: stmt}, or one method or constructor with {@code @Finish}.
 *
 * @param file where it stands
 * @param path to the labelled statement, or to the method
 * @param line in the user's file
 * @param body the statement, or the method's body
 */
public record Finish(BoundFile file, TreePath path, int line, Tree body) {
  /** Whether the whole method is the finish. */
  public boolean isMethod() {
    return path.getLeaf() instanceof MethodTree;
  }

  /** The finish's name at run time: {@code File.java:LINE}. */
  public String site() {
    return file.source().path().getFileName() + ":" + line;
  }
}
