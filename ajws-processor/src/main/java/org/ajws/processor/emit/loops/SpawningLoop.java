package org.ajws.processor.emit.loops;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.text.Span;

/** Any other header runs in order, as it stands, and each body is spawned. */
final class SpawningLoop extends LoopForm {
  private final LoopHeader.General header;
  private final ForLoopTree tree;

  SpawningLoop(Context context, LoopHeader.General header) {
    super(context);
    this.header = header;
    this.tree = (ForLoopTree) loop.path().getLeaf();
  }

  @Override
  void lower() {
    // The header runs in a lambda, too: what it reads from outside is copied like what the body
    // reads, whether effectively final or not.
    Map<VariableElement, List<IdentifierTree>> inHeader = localsOfHeader();
    open(inHeader.keySet());
    String spawner = fresh("spawner");
    edits.open(
        start(tree),
        new Span(start(tree), end(tree)),
        "%s%s, %s(%s) -> { ".formatted(call("inOrder"), locals.root(), hide("inOrder"), spawner));
    inHeader.forEach(
        (variable, uses) -> uses.forEach(use -> names.rename(use, names.rename(loop, variable))));
    String stop = "if (%s.stopped()) break; ".formatted(spawner);
    if (header.headerStatement()) {
      BlockTree block = (BlockTree) loop.body();
      edits.open(start(block), span, "{ " + stop);
      // The block's own brace would close too early: it is taken away and set behind the statement.
      edits.replace(start(block), start(block) + 1, "");
      edits.close(end(block.getStatements().get(0)), span, " " + spawn(spawner) + "{");
    } else {
      edits.open(start(loop.body()), span, "{ " + stop + spawn(spawner));
    }
    close(" while (false); " + endChunk() + "}" + unhide() + "); } }");
  }

  /** The copies for one body, and the beginning of its task; {@code continue} ends the do. */
  private String spawn(String spawner) {
    String copies =
        loop.captures().stream()
            .filter(c -> c.role() == Capture.Role.COPY && isOfHeader(c.variable()))
            .map(c -> copy(c.variable()))
            .collect(Collectors.joining());
    return "%s%s.spawn(%s(%s) -> { %s%sdo "
        .formatted(copies, spawner, hide("task"), state(), beginChunk(), labels());
  }

  /** Locals from outside of the loop that its header reads, with their uses there. */
  private Map<VariableElement, List<IdentifierTree>> localsOfHeader() {
    Map<VariableElement, List<IdentifierTree>> found = new LinkedHashMap<>();
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitIdentifier(IdentifierTree use, Void p) {
            TreePath at = TreePath.getPath(loop.path(), use);
            if (module.element(at) instanceof VariableElement v && isLocalFromOutside(v)) {
              found.computeIfAbsent(v, k -> new ArrayList<>()).add(use);
            }
            return null;
          }
        };
    scanner.scan(tree.getInitializer(), null);
    scanner.scan(tree.getCondition(), null);
    scanner.scan(tree.getUpdate(), null);
    if (header.headerStatement()) {
      scanner.scan(((BlockTree) tree.getStatement()).getStatements().get(0), null);
    }
    return found;
  }

  private boolean isLocalFromOutside(VariableElement v) {
    boolean local =
        switch (v.getKind()) {
          case LOCAL_VARIABLE,
              PARAMETER,
              EXCEPTION_PARAMETER,
              RESOURCE_VARIABLE,
              BINDING_VARIABLE ->
              !v.getSimpleName().contentEquals("this") && !v.getSimpleName().contentEquals("super");
          default -> false;
        };
    return local && !isOfHeader(v);
  }
}
