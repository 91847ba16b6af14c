package org.ajws.processor.rule;

import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.rule.shared.Suppression;

/** Slots of private copies that are written and never read: the writes have no effect. */
final class PrivateLost implements Check {
  @Override
  public void check(Subject subject) {
    Map<VariableElement, List<ParallelRegion>> regions = new LinkedHashMap<>();
    Map<VariableElement, VariableTree> declarations = new LinkedHashMap<>();
    Map<VariableElement, Boolean> used = new LinkedHashMap<>();
    for (ParallelRegion region : subject.regions()) {
      for (Capture capture : region.captures()) {
        if (capture.role() == Capture.Role.PRIVATE
            && capture.variable().asType().getKind() == TypeKind.ARRAY) {
          PrivateArrayUses uses = PrivateArrayUses.of(subject, region, capture);
          regions.computeIfAbsent(capture.variable(), v -> new ArrayList<>()).add(region);
          declarations.put(capture.variable(), capture.declaration());
          boolean lives = uses.reads() || uses.handsOut() || !uses.stores();
          used.merge(capture.variable(), lives, Boolean::logicalOr);
        }
      }
    }
    Suppression suppression = new Suppression(subject.locals());
    used.forEach(
        (variable, lives) -> {
          ParallelRegion region = regions.get(variable).get(0);
          VariableTree declaration = declarations.get(variable);
          if (!lives && !suppression.covers(region, variable)) {
            String of =
                declaration.getInitializer() == null
                    ? ""
                    : " of '" + declaration.getInitializer() + "'";
            subject.report(
                DiagnosticCode.PRIVATE_LOST,
                region,
                declaration,
                "what tasks write into their private copies"
                    + of
                    + " is lost, and none of them reads it",
                "move the writes out of the region if somebody needs them, or leave them out");
          }
        });
  }
}
