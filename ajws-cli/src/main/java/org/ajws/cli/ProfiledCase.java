package org.ajws.cli;

import java.nio.file.Path;
import org.ajws.agent.profile.ProfiledProgram;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/**
 * Profiles a case of a code base whose form for target {@code traced} is on the class path: {@code
 * FILE RUNS CODE-BASE CASE}.
 */
final class ProfiledCase {
  private ProfiledCase() {}

  /**
   * Runs it.
   *
   * @param args the file for the profile, the number of runs, the class of the code base, the case
   */
  public static void main(String[] args) throws Throwable {
    CodeBase codeBase =
        Class.forName(args[2]).asSubclass(CodeBase.class).getConstructor().newInstance();
    Workloads workloads = codeBase.workloads().getConstructor().newInstance();
    Workload workload = workloads.create(args[3], false, 1);
    ProfiledProgram.profile(
        Path.of(args[0]),
        Integer.parseInt(args[1]),
        new ProfiledProgram.Runs() {
          @Override
          public void prepare() throws Exception {
            workload.prepare();
          }

          @Override
          public void run() throws Exception {
            workload.run();
          }
        });
    System.exit(0); // a library may have threads that live on
  }
}
