package org.ajws.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.analysis.effects.ScratchArrays;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.locks.ForcedSets;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.locks.UnitExplanation;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.emit.Stamp;
import org.ajws.processor.emit.jikesrvm.JikesLowering;
import org.ajws.processor.emit.loops.CriticalLowering;
import org.ajws.processor.emit.sets.CallbackDecisions;
import org.ajws.processor.emit.sets.SetDecisions;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.emit.tasks.TaskLowering;
import org.ajws.processor.emit.trycatch.FrameLowering;
import org.ajws.processor.plan.frames.FrameAnalysis;
import org.ajws.processor.plan.units.StatementUnits;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.LoopFinder;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.TaskFinder;
import org.ajws.processor.rule.Checks;
import org.ajws.processor.rule.HiddenPackages;
import org.ajws.processor.rule.Subject;
import org.ajws.processor.rule.sets.AtomicSetChecks;
import org.ajws.processor.rule.sets.NamedWays;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.ConstructFilter;
import org.ajws.processor.source.SetClosure;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.overlay.AppliedSource;
import org.ajws.processor.source.overlay.OverlaySet;
import org.ajws.processor.text.Edits;

/** From the sources of a module to the texts of its translated files. */
final class ModuleTranslation {
  private final TranslationRequest request;
  private final Diagnostics diagnostics;
  private final List<Decisions.Loop> loopDecisions = new ArrayList<>();
  private final List<Decisions.Task> taskDecisions = new ArrayList<>();
  private final List<Decisions.AtomicSet> setDecisions = new ArrayList<>();
  private final List<Decisions.Callback> callbackDecisions = new ArrayList<>();
  private final Map<SourceFile, SourceFile> userFiles = new IdentityHashMap<>();
  private int overlayEntries;
  private LockChoices choices;

  /** The method whose units of work are explained; null for none. */
  private final String explained;

  private List<String> explanation = List.of();

  ModuleTranslation(TranslationRequest request, Diagnostics diagnostics, String explained) {
    this.explained = explained;
    this.request = request;
    this.diagnostics = diagnostics;
  }

  /** The new texts of the files that have constructs; the others stay as they are. */
  Map<SourceFile, String> translate(List<SourceFile> sources) {
    List<SourceFile> annotated = withOverlays(sources);
    if (diagnostics.hasErrors()) {
      return Map.of();
    }
    Map<SourceFile, String> translated = new IdentityHashMap<>();
    translateAnnotated(annotated).forEach((f, text) -> translated.put(userFiles.get(f), text));
    return translated;
  }

  /** The files with the annotations of the overlays; {@link #userFiles} leads back. */
  private List<SourceFile> withOverlays(List<SourceFile> sources) {
    OverlaySet overlays = OverlaySet.parse(request.overlays(), request.encoding(), diagnostics);
    List<SourceFile> annotated =
        overlays.isEmpty() ? sources : sources.stream().map(f -> overlay(overlays, f)).toList();
    for (int i = 0; i < sources.size(); i++) {
      userFiles.put(annotated.get(i), sources.get(i));
    }
    overlays.reportUnmatched();
    overlayEntries = overlays.applied();
    return annotated;
  }

  private static SourceFile overlay(OverlaySet overlays, SourceFile file) {
    AppliedSource applied = overlays.apply(file.path(), file.text());
    return applied.entries() == 0 ? file : file.annotated(applied.text(), applied::originalOffset);
  }

  private Map<SourceFile, String> translateAnnotated(List<SourceFile> sources) {
    List<SourceFile> candidates =
        SetClosure.widen(
            sources,
            sources.parallelStream()
                .filter(f -> ConstructFilter.mayHoldConstruct(f.text()))
                .toList());
    if (candidates.isEmpty()) {
      NamedWays.check(ForcedSets.find(List.of(), request.locks().ofSets()), diagnostics);
      return Map.of();
    }
    Binder binder =
        new Binder(request.classPath(), request.encoding(), request.release(), diagnostics);
    Binder.Result bound = binder.bind(sources, candidates);
    if (bound == null) {
      return Map.of();
    }
    BoundModule module = bound.module();
    LoopFinder finder = new LoopFinder(module);
    LocalVariables locals = new LocalVariables(module);
    CallGraph calls = new CallGraph(module);
    List<ParallelLoop> all = new ArrayList<>();
    Map<BoundFile, List<ParallelLoop>> loops = new IdentityHashMap<>();
    for (BoundFile file : module.files()) {
      List<ParallelLoop> found = finder.find(file);
      loops.put(file, found);
      all.addAll(found);
    }
    TaskFinder taskFinder = new TaskFinder(module);
    List<Async> asyncs = new ArrayList<>();
    List<Finish> finishes = new ArrayList<>();
    for (BoundFile file : module.files()) {
      TaskFinder.Tasks found = taskFinder.find(file);
      asyncs.addAll(found.asyncs());
      finishes.addAll(found.finishes());
    }
    Checks.checkPlaces(new Subject(module, bound.errors(), all, asyncs, finishes, locals, calls));
    if (diagnostics.hasErrors()) {
      return Map.of();
    }
    List<ParallelRegion> regions = new ArrayList<>(all);
    regions.addAll(asyncs);
    AtomicSets sets = AtomicSets.find(module, regions, finishes);
    Map<SourceFile, SourceFile> marked = StatementUnits.mark(module, sets, all, asyncs, finishes);
    if (!marked.isEmpty()) {
      return translateAgain(sources, marked);
    }
    CriticalLowering critical =
        new CriticalLowering(module, calls, regions, request.target() != Target.JIKESRVM);
    AtomicSetChecks.check(module, sets, bound.errors(), critical::reachesParallel);
    choices = choose(module, sets, regions, finishes);
    AtomicSetChecks.checkOrder(module, sets, choices);
    if (explained != null) {
      explanation = UnitExplanation.of(module, sets, choices, explained);
    }
    if (diagnostics.hasErrors()) {
      return Map.of();
    }
    if (request.privateScratch()) {
      locals = ScratchArrays.declare(module, locals, calls, all);
    }
    CaptureAnalysis captures = new CaptureAnalysis(module, locals, calls);
    loops.replaceAll((file, found) -> found.stream().map(captures::analyse).toList());
    all = module.files().stream().flatMap(f -> loops.get(f).stream()).toList();
    asyncs.replaceAll(captures::analyse);
    Subject subject = new Subject(module, bound.errors(), all, asyncs, finishes, locals, calls);
    Checks.checkBodies(subject);
    if (diagnostics.hasErrors()) {
      return Map.of();
    }
    boolean framed = request.target() == Target.TRYCATCH;
    FrameAnalysis frames =
        new FrameAnalysis(
            module, locals, calls, framed ? asyncs : List.of(), finishes, all, sets::isUnit);
    setDecisions.addAll(SetDecisions.of(sets, choices));
    callbackDecisions.addAll(CallbackDecisions.of(module, sets, choices));
    Map<SourceFile, String> translated = new IdentityHashMap<>();
    for (BoundFile file : module.files()) {
      String text = lower(module, file, subject, sets, critical, frames);
      if (text != null) {
        HiddenPackages.check(module, file);
        translated.put(file.source(), text);
      }
    }
    return diagnostics.hasErrors() ? Map.of() : translated;
  }

  private LockChoices choose(
      BoundModule module, AtomicSets sets, List<ParallelRegion> regions, List<Finish> finishes) {
    LockSettings locks = request.locks();
    boolean wrong = diagnostics.hasErrors();
    ForcedSets forced = ForcedSets.find(sets.sets(), locks.ofSets());
    NamedWays.check(forced, diagnostics);
    if (wrong) {
      return LockChoices.exclusive(locks.general());
    }
    LockChoices chosen =
        LockChoices.of(
            module,
            sets,
            locks,
            forced.ways(),
            release(),
            regions,
            finishes,
            request.target() != Target.JIKESRVM);
    NamedWays.check(chosen, module);
    return chosen;
  }

  /** With files that hold what the translator itself added to them. */
  private Map<SourceFile, String> translateAgain(
      List<SourceFile> sources, Map<SourceFile, SourceFile> changed) {
    changed.forEach((old, now) -> userFiles.put(now, userFiles.get(old)));
    return translateAnnotated(sources.stream().map(f -> changed.getOrDefault(f, f)).toList());
  }

  private int release() {
    return request.release() == null
        ? Runtime.version().feature()
        : Integer.parseInt(request.release().replaceFirst("^1\\.", ""));
  }

  /** The file's new text; null where it has no construct. */
  private String lower(
      BoundModule module,
      BoundFile file,
      Subject subject,
      AtomicSets sets,
      CriticalLowering critical,
      FrameAnalysis frames) {
    Edits edits = new Edits();
    List<ParallelLoop> loops = subject.loops().stream().filter(l -> l.file() == file).toList();
    List<Async> asyncs = subject.asyncs().stream().filter(a -> a.file() == file).toList();
    List<Finish> finishes = subject.finishes().stream().filter(f -> f.file() == file).toList();
    boolean constructs = !(loops.isEmpty() && asyncs.isEmpty() && finishes.isEmpty());
    boolean parallel = request.target() != Target.SERIAL;
    boolean jikes = request.target() == Target.JIKESRVM;
    UnitLowering.lower(
        module,
        sets,
        file,
        edits,
        choices,
        code -> jikes || (parallel && critical.reachesParallel(code)),
        !jikes);
    boolean framed = frames.changes(file);
    if (parallel && (constructs || framed || !edits.isEmpty())) {
      critical.lower(file, sets, edits);
    }
    if (jikes) {
      JikesLowering.lower(module, file, subject.locals(), loops, asyncs, finishes, edits);
    } else if (parallel && constructs) {
      TaskLowering.lower(
          module,
          file,
          subject.locals(),
          loops,
          asyncs.stream().filter(a -> !frames.hasFrame(a.path())).toList(),
          finishes.stream().filter(f -> !frames.hasFrame(f.path())).toList(),
          request.target(),
          edits);
    }
    if (framed) {
      FrameLowering.lower(frames, file, edits);
    }
    loops.forEach(this::record);
    asyncs.forEach(a -> record(a.describe(), file, a.line(), a.site(), frames.hasFrame(a.path())));
    for (Finish f : finishes) {
      String kind = f.isMethod() ? "finish method" : "finish";
      record(kind, file, f.line(), f.site(), frames.hasFrame(f.path()));
    }
    if (edits.isEmpty() && !constructs) {
      return null;
    }
    Stamp.put(module, file, request.target(), edits);
    return edits.applyTo(file.source().text());
  }

  private void record(String kind, BoundFile file, int line, String site, boolean framed) {
    String form =
        switch (request.target()) {
          case SERIAL -> "serial";
          case JIKESRVM -> "handlers";
          default -> framed ? "frames" : "tasks";
        };
    SourceFile source = file.source();
    taskDecisions.add(new Decisions.Task(source.path(), line, site, kind, form, source.overlaid()));
  }

  private void record(ParallelLoop loop) {
    loopDecisions.add(
        new Decisions.Loop(
            loop.file().source().path(),
            loop.line(),
            loop.site(),
            loop.header().kind(),
            loop.file().source().overlaid(),
            names(loop, Capture.Role.REDUCE),
            names(loop, Capture.Role.PRIVATE),
            names(loop, Capture.Role.PRIVATE_BY_ITSELF)));
  }

  private static List<String> names(ParallelLoop loop, Capture.Role role) {
    return loop.captures().stream()
        .filter(c -> c.role() == role)
        .map(c -> c.reduction() == null ? c.name() : c.name() + " " + operator(c))
        .toList();
  }

  private static String operator(Capture c) {
    return c.reduction().reducer() != null ? c.reduction().reducer() : c.reduction().operator();
  }

  /** Why the explained method is a unit of work or is not; empty if there is no such method. */
  List<String> explanation() {
    return explanation;
  }

  /** What was found and chosen. */
  Decisions decisions() {
    loopDecisions.sort(
        Comparator.comparing((Decisions.Loop l) -> l.file().toString())
            .thenComparingInt(Decisions.Loop::line));
    taskDecisions.sort(
        Comparator.comparing((Decisions.Task t) -> t.file().toString())
            .thenComparingInt(Decisions.Task::line));
    return new Decisions(loopDecisions, taskDecisions, setDecisions, overlayEntries)
        .withCallbacks(callbackDecisions);
  }
}
