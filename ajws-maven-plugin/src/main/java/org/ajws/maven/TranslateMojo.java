package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Translates the main sources; the compiler then compiles the translation instead of them. */
@Mojo(
    name = "translate",
    defaultPhase = LifecyclePhase.PROCESS_SOURCES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class TranslateMojo extends AbstractTranslateMojo {

  /**
   * The source roots to translate; by default all that the build has, also those that other plugins
   * added. Roots that are not in this list are compiled as they are.
   */
  @Parameter List<File> source;

  /** Overlay files and folders of them; by default <code>src/main/ajws</code>. */
  @Parameter List<File> overlays;

  /** The folder that receives the translation. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/sources", required = true)
  File output;

  /** Made by Maven. */
  public TranslateMojo() {
    super(Scope.MAIN);
  }

  @Override
  List<Path> sources(Path outputRoot) {
    return SourceRoots.sources(project, source, project.getCompileSourceRoots(), outputRoot);
  }

  @Override
  List<Path> overlays() throws IOException {
    return SourceRoots.overlays(project, overlays, SourceRoots.MAIN_OVERLAYS);
  }

  @Override
  File output() {
    return output;
  }
}
