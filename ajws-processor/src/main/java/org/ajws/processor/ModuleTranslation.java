package org.ajws.processor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.processor.analysis.effects.ScratchArrays;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.analysis.flow.ParallelReach;
import org.ajws.processor.analysis.locks.ForcedSets;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.locks.UnitExplanation;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.speculation.SpeculationExplanation;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.registry.Emitters;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.plan.decisions.CriticalExplanation;
import org.ajws.processor.plan.decisions.FutureExplanation;
import org.ajws.processor.plan.decisions.ModuleDecisions;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.IntervalCalls;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.rule.Checks;
import org.ajws.processor.rule.Contained;
import org.ajws.processor.rule.FutureTarget;
import org.ajws.processor.rule.HiddenPackages;
import org.ajws.processor.rule.IntervalTarget;
import org.ajws.processor.rule.ModuleReads;
import org.ajws.processor.rule.ReservedNames;
import org.ajws.processor.rule.RuntimeRelease;
import org.ajws.processor.rule.SpeculativeLoops;
import org.ajws.processor.rule.Subject;
import org.ajws.processor.rule.sets.AtomicSetChecks;
import org.ajws.processor.rule.sets.ForcedLocksRule;
import org.ajws.processor.rule.sets.GivenBackTarget;
import org.ajws.processor.rule.sets.StatementUnits;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.ConstructFilter;
import org.ajws.processor.source.DeepSources;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.SetClosure;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.overlay.AppliedSource;
import org.ajws.processor.source.overlay.OverlaySet;
import org.ajws.processor.source.units.UnitBlocks;
import org.ajws.processor.text.Unescaped;

/** From the sources of a module to the texts of its translated files. */
final class ModuleTranslation {
  /** What a file has that may wait for a monitor. */
  private static final Pattern WAITS = Pattern.compile("\\bwait\\b");

  private final TranslationRequest request;
  private final Diagnostics diagnostics;
  private final Emitter emitter;
  private final List<Emitter> further;
  private final Map<Emitter, Outcome> outcomes = new IdentityHashMap<>();
  private final Map<SourceFile, SourceFile> userFiles = new IdentityHashMap<>();
  private int overlayEntries;
  private Decisions decisions = Decisions.none();

  /** The method that is explained, or the line of a construct or lock; null: none. */
  private final String explained;

  private List<String> explanation = List.of();

  private boolean processed;

  ModuleTranslation(TranslationRequest request, Diagnostics diagnostics, String explained) {
    this(request, diagnostics, explained, List.of());
  }

  /**
   * @param further emitters that write what the request's own does of the same module: the checks
   *     are those of its target
   */
  ModuleTranslation(
      TranslationRequest request,
      Diagnostics diagnostics,
      String explained,
      List<Emitter> further) {
    this.explained = explained;
    this.request = request;
    this.diagnostics = diagnostics;
    this.emitter = Emitters.of(request);
    this.further = List.copyOf(further);
  }

  /**
   * What a further target gets.
   *
   * @param texts as {@link #translate} gives them
   * @param messages all that a translation for this target alone has
   */
  record Outcome(Map<SourceFile, String> texts, List<Diagnostic> messages, Decisions decisions) {}

  /** Whether what is checked is the same for two emitters; what they write differs. */
  static boolean haveSameChecks(Emitter one, Emitter other) {
    ConstructForm a = one.form();
    ConstructForm b = other.form();
    return a.isWatched() == b.isWatched()
        && a.isJava6() == b.isJava6()
        && a.hasFutures() == b.hasFutures()
        && a.hasIntervals() == b.hasIntervals()
        && a.hasConditions() == b.hasConditions();
  }

  /**
   * The new texts of the files that have constructs, and of those that hold locks or initialise
   * classes around some; the others stay as they are.
   */
  Map<SourceFile, String> translate(List<SourceFile> sources) {
    List<SourceFile> annotated = withOverlays(sources);
    if (diagnostics.hasErrors()) {
      return Map.of();
    }
    return ofUser(translateAnnotated(annotated));
  }

  private Map<SourceFile, String> ofUser(Map<SourceFile, String> texts) {
    Map<SourceFile, String> translated = new IdentityHashMap<>();
    texts.forEach((f, text) -> translated.put(userFiles.get(f), text));
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
    decisions = new Decisions(List.of(), List.of(), List.of(), overlayEntries);
    return annotated;
  }

  private static SourceFile overlay(OverlaySet overlays, SourceFile file) {
    AppliedSource applied = overlays.apply(file.path(), file.text());
    return applied.entries() == 0
        ? file
        : file.annotated(applied.text(), applied::originalOffset, applied.added());
  }

  private Map<SourceFile, String> translateAnnotated(List<SourceFile> sources) {
    boolean wakingsLost = sources.stream().anyMatch(f -> !f.added().takenWakings().isEmpty());
    List<SourceFile> candidates =
        SetClosure.widen(
            sources,
            sources.parallelStream()
                .filter(
                    f ->
                        ConstructFilter.mayHoldConstruct(f.text())
                            || !f.added().takenLocks().isEmpty()
                            || !f.added().takenWakings().isEmpty()
                            || wakingsLost && WAITS.matcher(new Unescaped(f.text()).text()).find())
                .toList());
    if (candidates.stream().anyMatch(f -> ConstructFilter.maySpeculate(f.text()))) {
      candidates = sources.stream().filter(f -> !JavaFiles.isInfo(f.path())).toList();
    }
    if (candidates.isEmpty()) {
      ForcedLocksRule.check(ForcedSets.find(List.of(), request.locks().ofSets()), diagnostics);
      return Map.of();
    }
    Map<SourceFile, SourceFile> changed = UnitBlocks.add(candidates, sources, release());
    changed.forEach((old, now) -> userFiles.put(now, userFiles.get(old)));
    return translateBound(with(changed, sources), with(changed, candidates));
  }

  private static List<SourceFile> with(
      Map<SourceFile, SourceFile> changed, List<SourceFile> files) {
    return files.stream().map(f -> changed.getOrDefault(f, f)).toList();
  }

  private Map<SourceFile, String> translateBound(
      List<SourceFile> sources, List<SourceFile> candidates) {
    try (Binder binder =
        new Binder(request.classPath(), request.encoding(), request.release(), diagnostics)) {
      return translateBound(binder, sources, candidates);
    }
  }

  private Map<SourceFile, String> translateBound(
      Binder binder, List<SourceFile> sources, List<SourceFile> candidates) {
    binder.withProcessors(request.processing()).withPlatform(request.platform());
    if (candidates.stream().anyMatch(f -> ConstructFilter.mayRunInParallel(f.text()))) {
      binder.withWholeModule(); // locks may be held around what runs in parallel in any file
    }
    Binder.Result bound = binder.bind(sources, candidates);
    processed = binder.hasProcessed();
    if (bound == null) {
      return Map.of();
    }
    BoundModule module = bound.module();
    ModuleFacts facts = new ModuleFacts(module);
    Constructs found = Constructs.find(module);
    Checks.checkPlacement(new Subject(facts, bound.errors(), found));
    ParallelReach reach =
        new ParallelReach(facts.calls(), found.regions(), IntervalCalls.runs(module));
    AtomicSets sets = null;
    LockChoices locks = null;
    WrongMembers wrong = wrongMembers(module);
    diagnostics.leaveOut(wrong::contain);
    if (wrong.areBodies()) {
      try {
        sets = StatementUnits.find(module, AtomicSets.find(facts, found), reach::isReachedFrom);
        AtomicSetChecks.check(module, sets, bound.errors(), reach::isReachedFrom);
        locks = choose(module, sets, found);
        GivenBackTarget.check(module, sets, locks, emitter.form().hasConditions());
        AtomicSetChecks.checkOrder(module, sets, locks);
        if (explained != null) {
          explanation = UnitExplanation.of(module, sets, locks, explained);
        }
      } catch (StackOverflowError e) {
        Contained.report(module, AtomicSets.class);
        facts = new ModuleFacts(module); // of the old ones, what was asked may be half there
      }
    }
    // What loops and asyncs do with locals has nothing to do with declarations of sets.
    WrongMembers early = wrongMembers(module);
    Set<Diagnostic> known = new HashSet<>(diagnostics.sorted());
    diagnostics.leaveOut(early::haveBodyOf);
    if (request.privateScratch()) {
      facts = withScratchArrays(module, facts, found);
    }
    Constructs constructs = Contained.analyse(new CaptureAnalysis(facts), found);
    Subject subject = new Subject(facts, bound.errors(), constructs);
    Checks.checkBodies(subject);
    FutureTarget.check(subject, emitter.form().hasFutures());
    IntervalTarget.check(subject, emitter.form().hasIntervals());
    List<Diagnostic> ofBodies =
        diagnostics.sorted().stream().filter(d -> !known.contains(d)).toList();
    diagnostics.leaveOut(early.and(module, ofBodies, constructs.loops())::contain);
    if (!emitter.form().isWatched()) {
      Checks.checkSharedObjects(subject);
    }
    if (diagnostics.hasErrors()) {
      return Map.of();
    }
    Analysed analysed = new Analysed(sources, subject, sets, locks, reach);
    int before = diagnostics.size();
    for (Emitter other : further) {
      Map<SourceFile, String> texts = write(other, analysed);
      outcomes.put(other, new Outcome(ofUser(texts), diagnostics.sorted(), decisions));
      diagnostics.backTo(before);
    }
    return write(emitter, analysed);
  }

  /** A module without errors, as all targets of the same checks see it. */
  private record Analysed(
      List<SourceFile> sources,
      Subject subject,
      AtomicSets sets,
      LockChoices locks,
      ParallelReach reach) {}

  private Map<SourceFile, String> write(Emitter by, Analysed analysed) {
    Subject subject = analysed.subject();
    ModuleFacts facts = subject.facts();
    Constructs constructs = subject.constructs();
    AtomicSets sets = analysed.sets();
    List<ParallelLoop> ahead = by.form().speculates() ? constructs.loops() : List.of();
    Speculations speculations =
        new Speculations(
            facts.module(),
            ahead,
            facts.calls(),
            sets::isUnit,
            f -> !sets.declarations().of(f).isEmpty());
    if (explained != null) {
      explanation = new ArrayList<>(explanation);
      explanation.addAll(
          SpeculationExplanation.of(facts.module(), speculations, constructs.loops(), explained));
    }
    SpeculativeLoops.checkOrder(subject, speculations);
    SpeculativeLoops.checkRanges(subject, speculations);
    ModulePlan plan =
        ModulePlan.of(
            by.form(), facts, constructs, sets, analysed.locks(), analysed.reach(), speculations);
    Checks.checkGenerated(
        subject,
        facts.module().files().stream()
            .flatMap(f -> plan.frames().plans(f).stream())
            .map(m -> m.method().path())
            .toList());
    Map<SourceFile, String> texts = diagnostics.hasErrors() ? Map.of() : emit(by, plan);
    if (!texts.isEmpty()) {
      ModuleReads.check(analysed.sources(), texts.keySet(), request.classPath(), diagnostics);
      if (callsRuntime(by)) {
        RuntimeRelease.check(request.classRelease(), diagnostics);
      }
    }
    return diagnostics.hasErrors() ? Map.of() : texts;
  }

  private static ModuleFacts withScratchArrays(
      BoundModule module, ModuleFacts facts, Constructs found) {
    try {
      return facts.with(
          ScratchArrays.declare(module, facts.locals(), facts.calls(), found.loops()));
    } catch (StackOverflowError e) {
      Contained.report(module, ScratchArrays.class);
      return new ModuleFacts(module);
    }
  }

  /** Of what runs on OpenJDK, only the locks do where constructs run in order. */
  private boolean callsRuntime(Emitter by) {
    return switch (by.form()) {
      case FRAMES, TASKS, TRACED -> true;
      case SERIAL -> !decisions.atomicSets().isEmpty();
      case HANDLERS -> false;
    };
  }

  /**
   * Where errors were found. The checks go on, so that a user sees all errors at once, but do not
   * report what may only follow from these.
   */
  private WrongMembers wrongMembers(BoundModule module) {
    return WrongMembers.of(module, diagnostics.sorted());
  }

  /** The new texts of the files that change; none where a target refuses a construct. */
  private Map<SourceFile, String> emit(Emitter by, ModulePlan plan) {
    decisions = ModuleDecisions.of(plan, overlayEntries);
    if (explained != null) {
      explanation =
          Stream.of(
                  explanation,
                  FutureExplanation.of(plan, explained),
                  CriticalExplanation.of(plan, explained))
              .flatMap(List::stream)
              .toList();
    }
    Map<SourceFile, String> translated = new IdentityHashMap<>();
    for (BoundFile file : plan.module().files()) {
      try {
        put(translated, plan, file, by.translate(plan.of(file)));
      } catch (StackOverflowError e) {
        diagnostics.add(DeepSources.message(List.of(file.source()), "to be translated"));
      }
    }
    for (BoundFile file : plan.module().others()) {
      put(translated, plan, file, by.translateOther(plan.of(file)));
    }
    if (!translated.isEmpty()) {
      ReservedNames.check(plan.module());
    }
    return diagnostics.hasErrors() ? Map.of() : translated;
  }

  private static void put(
      Map<SourceFile, String> translated, ModulePlan plan, BoundFile file, String text) {
    if (text != null) {
      HiddenPackages.check(plan.module(), file);
      translated.put(file.source(), text);
    }
  }

  private LockChoices choose(BoundModule module, AtomicSets sets, Constructs found) {
    LockSettings locks = request.locks();
    boolean wrong = diagnostics.hasErrors();
    ForcedSets forced = ForcedSets.find(sets.sets(), locks.ofSets());
    ForcedLocksRule.check(forced, diagnostics);
    if (wrong) {
      return LockChoices.exclusive(locks.general());
    }
    if (emitter.form().isWatched()) {
      return LockChoices.exclusive(LockKind.MONITOR); // who watches a run sees them taken
    }
    LockChoices chosen =
        LockChoices.of(
            module,
            sets,
            locks,
            forced.ways(),
            release(),
            found.regions(),
            found.finishes(),
            !emitter.form().isJava6());
    ForcedLocksRule.check(chosen, module);
    return chosen;
  }

  private int release() {
    return request.release() == null
        ? Runtime.version().feature()
        : Integer.parseInt(request.release().replaceFirst("^1\\.", ""));
  }

  /** What is said of the explained method or line; empty if there is none. */
  List<String> explanation() {
    return explanation;
  }

  /** Whether it depends on what annotation processors make, and so on what these look at. */
  boolean hasProcessed() {
    return processed;
  }

  /** What a further target gets; null where its outcome is that of the request's own. */
  Outcome outcome(Emitter other) {
    return outcomes.get(other);
  }

  /** What was found and chosen. */
  Decisions decisions() {
    return decisions;
  }
}
