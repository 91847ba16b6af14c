package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Translates the test sources; the compiler then compiles the translation instead of them. */
@Mojo(
    name = "test-translate",
    defaultPhase = LifecyclePhase.PROCESS_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class TestTranslateMojo extends AbstractTranslateMojo {

  /** The test source roots to translate; by default all that the build has. */
  @Parameter List<File> testSource;

  /** Overlay files and folders of them; by default <code>src/test/ajws</code>. */
  @Parameter List<File> testOverlays;

  /** The folder that receives the translation. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/test-sources", required = true)
  File testOutput;

  /** Tests are neither compiled nor run. */
  @Parameter(property = "maven.test.skip", defaultValue = "false")
  boolean skipTests;

  /** Made by Maven. */
  public TestTranslateMojo() {
    super(Scope.TEST);
  }

  @Override
  boolean skipped() {
    return skipTests;
  }

  @Override
  List<Path> sources(Path outputRoot) {
    return SourceRoots.sources(
        project, testSource, project.getTestCompileSourceRoots(), outputRoot);
  }

  @Override
  List<Path> overlays() throws IOException {
    return SourceRoots.overlays(project, testOverlays, SourceRoots.TEST_OVERLAYS);
  }

  @Override
  File output() {
    return testOutput;
  }
}
