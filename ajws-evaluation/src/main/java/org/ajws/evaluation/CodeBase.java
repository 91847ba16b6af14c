package org.ajws.evaluation;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.report.Figure;

/**
 * A code base to evaluate AJWS on: where its sources are, the overlays that annotate them, and what
 * to compute with it. An implementation has a constructor without parameters and is named in {@code
 * META-INF/services/org.ajws.evaluation.CodeBase}; its overlays and own sources are resources
 * beside it.
 */
public interface CodeBase {
  /** A short name for the command line and for folders. */
  String name();

  /** The heading of the report: the library and its version. */
  String title();

  /** One or two sentences for the report: what is compared. */
  String summary();

  /**
   * File names of the sources jars, which the build has put into the folder {@code input} beside
   * the classes of this code base; all of them are translated together.
   */
  List<String> sourceJars();

  /** File names in the same folder: jars that the sources need and that stay as they are. */
  default List<String> libraries() {
    return List.of();
  }

  /**
   * Whether a file of a sources jar belongs to the code base.
   *
   * @param path in the jar, with {@code /}
   */
  default boolean includes(String path) {
    return true;
  }

  /**
   * Sources of this project that are translated together with the library, as resources: a load
   * that calls the library. Compiled as they are, they are the serial program.
   */
  default List<String> ownSources() {
    return List.of();
  }

  /** The overlays, as resources. */
  List<String> overlays();

  /**
   * Files, by their path in a sources jar or among the own sources, that are there only for the
   * threads of the authors: the report counts their lines as what these threads cost.
   */
  default List<String> threadedOnly() {
    return List.of();
  }

  /**
   * The Java whose library the sources are compiled against ("17"), where they clash with that of a
   * newer one; null for the one that runs.
   */
  default String release() {
    return null;
  }

  /** The class that makes the workloads. */
  Class<? extends Workloads> workloads();

  /**
   * What to compute.
   *
   * @param quick for cases that only show whether the results are right, on small data; otherwise
   *     those that are worth measuring
   */
  List<EvaluationCase> cases(boolean quick);

  /**
   * Loads with threads of their own, to be measured as published beside the form with atomic sets.
   *
   * @param threads numbers of threads, a load for each
   * @param smoke for small ones, which only show that the results are right
   */
  default List<ThroughputCase> throughput(List<Integer> threads, boolean smoke) {
    return List.of();
  }

  /** The class that makes the workloads of {@link #throughput}. */
  default Class<? extends Workloads> throughputWorkloads() {
    return workloads();
  }

  /** How long to measure each case in each JVM; the command line may say otherwise. */
  default MeasurementPlan plan() {
    return new MeasurementPlan(10, 400_000_000L, 9, 1);
  }

  /** Options of the measuring JVMs. */
  default List<String> jvmArguments() {
    return List.of("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC");
  }

  /**
   * What else can be counted in the sources, for the report.
   *
   * @param files of the library
   * @throws IOException if one cannot be read
   */
  default List<Figure> figures(List<Path> files, Charset encoding) throws IOException {
    return List.of();
  }

  /** What a reader must know to judge the numbers, one sentence or more each. */
  default List<String> notes() {
    return List.of();
  }

  /**
   * The code bases on the class path that have these names.
   *
   * @param names without any, all are given
   * @throws IllegalArgumentException if there is none of a name
   */
  static List<CodeBase> named(List<String> names) {
    List<CodeBase> all = new ArrayList<>();
    ServiceLoader.load(CodeBase.class).forEach(all::add);
    List<String> known = all.stream().map(CodeBase::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException("there is no code base " + name + ", only " + known);
      }
    }
    return names.isEmpty()
        ? all
        : all.stream().filter(codeBase -> names.contains(codeBase.name())).toList();
  }
}
