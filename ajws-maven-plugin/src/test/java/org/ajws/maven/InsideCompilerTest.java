package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.ajws.maven.InsideCompiler.Jvm;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.junit.jupiter.api.Test;

class InsideCompilerTest {
  @Test
  void anUnconfiguredGoalKeepsItsProcessorsOfTheClassPath() throws Exception {
    assertEquals(
        List.of("-Xplugin:Ajws target=serial", "-processorpath", path("ajws.jar", "a.jar")),
        configured(false, ""));
  }

  /** Of the compiler's Java, which is not Maven's where a toolchain compiles. */
  @Test
  void aPathForThePluginSwitchesNoProcessorsOn() throws Exception {
    for (int version : new int[] {17, 21, 22, 23, 25}) {
      MojoExecution goal = goal("");
      inside(true, version).configure(goal, List.of("a.jar"));
      assertEquals(version >= 23, arguments(goal).contains("-proc:none"), () -> "Java " + version);
    }
  }

  @Test
  void theJdkThatTheUserNames() throws Exception {
    MojoExecution goal =
        goal(
            "<executable>/jdk/bin/javac</executable><jdkToolchain><version>25</version>"
                + "<vendor>temurin</vendor></jdkToolchain>");
    assertEquals("/jdk/bin/javac", InsideCompiler.executable(goal, Map.<String, String>of()::get));
    assertEquals(Map.of("version", "25", "vendor", "temurin"), InsideCompiler.toolchain(goal));
    assertEquals(Map.of(), InsideCompiler.toolchain(goal("")));
  }

  @Test
  void standsBesideTheUsersProcessors() throws Exception {
    MojoExecution goal =
        goal(
            "<compilerArgs><arg>-Xlint</arg></compilerArgs><annotationProcessorPaths><path>"
                + "<artifactId>lombok</artifactId></path></annotationProcessorPaths>");
    inside(false).configure(goal, List.of("a.jar"));
    assertEquals(List.of("-Xlint", "-Xplugin:Ajws target=serial"), arguments(goal));
    Xpp3Dom[] paths = goal.getConfiguration().getChild("annotationProcessorPaths").getChildren();
    assertEquals(2, paths.length);
    assertEquals("lombok", paths[0].getChild("artifactId").getValue());
    assertEquals("ajws-javac-plugin", paths[1].getChild("artifactId").getValue());
    assertEquals("1", paths[1].getChild("version").getValue());
  }

  @Test
  void joinsAPathThatTheUserWroteAsAnArgument() throws Exception {
    List<String> arguments =
        configured(false, "<compilerArgs><a>--processor-path</a><a>mine.jar</a></compilerArgs>");
    assertEquals(
        List.of("--processor-path", path("ajws.jar", "mine.jar"), "-Xplugin:Ajws target=serial"),
        arguments);
  }

  @Test
  void processorsThatWereAskedForStayOn() throws Exception {
    for (String asked :
        List.of("<proc>full</proc>", "<annotationProcessors><p>P</p></annotationProcessors>")) {
      MojoExecution goal = goal(asked);
      inside(false, 25).configure(goal, List.of("a.jar"));
      assertFalse(arguments(goal).contains("-proc:none"), asked);
    }
  }

  @Test
  void aForkedCompilerIsGivenTheExports() throws Exception {
    MojoExecution goal = goal("<fork default-value='false'>${maven.compiler.fork}</fork>");
    assertFalse(InsideCompiler.forks(goal, Map.<String, String>of()::get));
    assertTrue(InsideCompiler.forks(goal, Map.of("maven.compiler.fork", "true")::get));
    inside(true).configure(goal, List.of());
    assertEquals("true", goal.getConfiguration().getChild("fork").getValue());
    assertTrue(
        goal.getConfiguration().getChild("executable").getValue().contains("javac"), "Maven's JDK");
    assertEquals(6, arguments(goal).stream().filter(a -> a.startsWith("-J--add-exports=")).count());
  }

  @Test
  void whatTheUserWroteHimselfIsLeftAlone() throws Exception {
    String own = "<compilerArgs><arg>-Xplugin:Ajws skip</arg></compilerArgs>";
    assertEquals(List.of("-Xplugin:Ajws skip"), configured(true, own));
  }

  @Test
  void rootsAreFoundByTheExpressionOfTheirDefault() throws Exception {
    MojoExecution goal =
        goal("<roots default-value='${project.compileSourceRoots}'/><other default-value='x'/>");
    GoalConfiguration configuration = GoalConfiguration.of(goal);
    assertEquals(List.of("roots"), configuration.parametersOf(Scope.MAIN.rootsExpression()));
    configuration.setElements("roots", "root", List.of("a", "b"));
    assertEquals(List.of("a", "b"), GoalConfiguration.of(goal).elements("roots"));
    assertEquals(List.of(), configuration.parametersOf(Scope.TEST.rootsExpression()));
  }

  private static List<String> configured(boolean fork, String configuration) throws Exception {
    MojoExecution goal = goal(configuration);
    inside(fork).configure(goal, List.of("a.jar"));
    return arguments(goal);
  }

  private static List<String> arguments(MojoExecution goal) {
    return GoalConfiguration.of(goal).elements("compilerArgs");
  }

  private static InsideCompiler inside(boolean fork) {
    return inside(fork, 17);
  }

  private static InsideCompiler inside(boolean fork, int version) {
    Artifact plugin =
        new DefaultArtifact(
            "org.ajws",
            "ajws-javac-plugin",
            "1",
            "runtime",
            "jar",
            null,
            new DefaultArtifactHandler("jar"));
    plugin.setFile(new File("ajws.jar"));
    return new InsideCompiler(
        List.of("target=serial"),
        plugin,
        fork ? Jvm.FORKED : Jvm.MAVENS,
        version,
        Map.<String, String>of()::get);
  }

  private static MojoExecution goal(String configuration) throws Exception {
    MojoExecution goal = new MojoExecution(new Plugin(), "compile", "default-compile");
    goal.setConfiguration(
        Xpp3DomBuilder.build(
            new StringReader("<configuration>" + configuration + "</configuration>")));
    return goal;
  }

  private static String path(String... entries) {
    return String.join(File.pathSeparator, entries);
  }
}
