package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;

/**
 * What threads hand over at the end of a region, and under which keys.
 *
 * <p>After a steal every thread has a frame of its own. Whichever thread goes on behind the region
 * must have, in its frame, all that the region changed: what the thread that ran the body to its
 * end changed itself (handed over at {@code FinishFirst}), and what stolen-from asyncs have
 * computed (handed over at {@code Join}). A frame also holds values that are older than those of
 * another thread. So keys have ranks: first the body's values, then the results of asyncs, outer
 * ones before those in them, at last the partial results of reductions. Data are applied in the
 * order of their keys, and the newest value of each local is applied last.
 */
final class Handover {
  /** The key of an exception. */
  static final int THROWN = 0;

  /** A local under a key. */
  record Entry(int key, VariableElement variable) {}

  private final List<Entry> ofBody = new ArrayList<>();
  private final Map<ParallelRegion, List<Entry>> results = new IdentityHashMap<>();
  private final List<Entry> partials = new ArrayList<>();
  private final Map<VariableElement, Capture> reductions = new java.util.LinkedHashMap<>();
  private int keys = 1;

  /**
   * @param reserved keys after that of exceptions for what the region itself declares
   * @param visible whether a local can be named behind the region
   */
  Handover(
      JikesContext context, StealRegion region, int reserved, Predicate<VariableElement> visible) {
    keys += reserved;
    Set<VariableElement> changed = new LinkedHashSet<>();
    region.statements.forEach(s -> changed.addAll(written(context, region, s)));
    changed.removeIf(v -> !visible.test(v));
    changed.forEach(v -> ofBody.add(new Entry(keys++, v)));
    for (ParallelRegion async : region.asyncs) {
      List<Entry> own = new ArrayList<>();
      for (Capture c : async.captures()) {
        if (c.role() == Capture.Role.RESULT && visible.test(c.variable())) {
          own.add(new Entry(keys++, c.variable()));
        } else if (c.role() == Capture.Role.REDUCE) {
          reductions.putIfAbsent(c.variable(), c);
        }
      }
      if (async instanceof Async a && a.isValue()) {
        own.add(new Entry(keys++, a.value()));
      }
      results.put(async, own);
    }
    reductions.keySet().forEach(v -> partials.add(new Entry(keys++, v)));
  }

  /** What the thread hands over that has run the body to its end. */
  List<Entry> ofBody() {
    return ofBody;
  }

  /** What an async hands over after its continuation was stolen. */
  List<Entry> results(ParallelRegion async) {
    return results.get(async);
  }

  /** All results of asyncs, by their keys. */
  List<Entry> results() {
    return results.values().stream()
        .flatMap(List::stream)
        .sorted(Comparator.comparingInt(Entry::key))
        .toList();
  }

  /** The partial results that asyncs hand over. */
  List<Entry> partials() {
    return partials;
  }

  /** How partial results of a local are combined. */
  Capture reduction(VariableElement variable) {
    return reductions.get(variable);
  }

  int partialKey(VariableElement variable) {
    return partials.stream().filter(e -> e.variable().equals(variable)).findFirst().get().key();
  }

  /** The locals that run code may change, without those that are an async's own. */
  private static Set<VariableElement> written(
      JikesContext context, StealRegion region, com.sun.source.tree.Tree tree) {
    Set<VariableElement> written = new LinkedHashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree use, Void p) {
        VariableElement v = context.index().variable(use);
        if (v != null && context.index().isWritten(use) && !isOwn(v, context.start(use))) {
          written.add(v);
        }
        return null;
      }

      @Override
      public Void visitVariable(VariableTree declaration, Void p) {
        if (declaration.getInitializer() != null) {
          region.hoisted.stream()
              .filter(v -> context.index().declaration(v).getLeaf() == declaration)
              .forEach(written::add);
        }
        return super.visitVariable(declaration, p);
      }

      private boolean isOwn(VariableElement v, int at) {
        return region.asyncs.stream()
            .filter(a -> context.start(a.body()) <= at && at < context.end(a.body()))
            .flatMap(a -> a.captures().stream())
            .anyMatch(
                c ->
                    c.variable().equals(v)
                        && (c.role() == Capture.Role.PRIVATE
                            || c.role() == Capture.Role.PRIVATE_BY_ITSELF));
      }
    }.scan(tree, null);
    return written;
  }
}
