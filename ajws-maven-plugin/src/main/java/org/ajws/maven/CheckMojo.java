package org.ajws.maven;

import java.io.IOException;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks the main sources and writes nothing. */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.PROCESS_SOURCES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class CheckMojo extends AbstractMainMojo {

  /** Made by Maven. */
  public CheckMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    TranslationRequest request = mainRequest(null, null);
    if (request == null) {
      return;
    }
    TranslationResult result = translate(request);
    getLog()
        .info(
            "Checked %s (%s), no error"
                .formatted(counted(result.files().size(), "file"), result.decisions().counts()));
  }
}
