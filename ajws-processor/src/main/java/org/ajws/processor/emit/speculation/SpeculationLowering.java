package org.ajws.processor.emit.speculation;

import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.analysis.speculation.TrackedCode;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/** What speculative loops need beside themselves: twins, and what stands for fields and loops. */
public final class SpeculationLowering {
  /** Of the digest of a source: enough to tell it from what it was before. */
  private static final int DIGITS = 16;

  private SpeculationLowering() {}

  /** Adds the edits for the methods, fields and loops of one file. */
  public static void lower(FilePlan plan, Edits edits) {
    Speculations speculations = plan.module().speculations();
    if (speculations.isEmpty()) {
      return;
    }
    BoundModule module = plan.module().module();
    TrackedNames names = new TrackedNames(module, speculations);
    TwinLowering twins =
        new TwinLowering(module, plan.file(), names, speculations.constructors(), edits);
    for (Map.Entry<ExecutableElement, TrackedCode> twin :
        speculations.twins(plan.file()).entrySet()) {
      twins.lower(twin.getKey(), twin.getValue());
    }
    HolderLowering holder = new HolderLowering(module, plan.file(), names);
    holder.addFields(speculations.fields(plan.file()));
    for (ParallelLoop loop : plan.constructs().loops()) {
      if (loop.isSpeculative()) {
        holder.addSite(TrackedNames.topLevel(module, loop.path()), site(plan, loop));
      }
    }
    holder.lower(edits);
  }

  private static String site(FilePlan plan, ParallelLoop loop) {
    int granularity = loop.speculation().granularity();
    return "static final %1$sSpeculationSite %2$s = new %1$sSpeculationSite(\"%3$s\", %4$s, %5$s, \"%6$s\"%7$s); "
        .formatted(
            "org.ajws.runtime.speculation.",
            siteName(plan.module().module(), loop),
            loop.site(),
            loop.speculation().window(),
            loop.speculation().chunk(),
            digest(loop.file().source().digest()),
            granularity == 0 ? "" : ", " + granularity);
  }

  private static String digest(String whole) {
    return whole.substring(0, Math.min(DIGITS, whole.length()));
  }

  private static String siteName(BoundModule module, ParallelLoop loop) {
    return "loop$" + module.start(loop.file().unit(), loop.path().getLeaf());
  }

  /** The expression that names a loop for the runtime. */
  public static String site(BoundModule module, ParallelLoop loop) {
    TypeElement topLevel = TrackedNames.topLevel(module, loop.path());
    return TrackedNames.inHolder(topLevel, topLevel, siteName(module, loop));
  }
}
