package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.StringReader;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.junit.jupiter.api.Test;

class LanguageLevelTest {
  @Test
  void configurationOfTheCompilerPluginWins() throws Exception {
    MavenProject project = withCompiler("<configuration><release>21</release></configuration>");
    assertEquals("21", LanguageLevel.of(project, Scope.MAIN, "17", "11"));
  }

  @Test
  void releaseWinsOverSource() throws Exception {
    MavenProject project = withCompiler("<configuration><source>11</source></configuration>");
    assertEquals("17", LanguageLevel.of(project, Scope.MAIN, "17", "8"));
    assertEquals("11", LanguageLevel.of(project, Scope.MAIN, null, "8"));
  }

  @Test
  void testsMayHaveALevelOfTheirOwn() throws Exception {
    MavenProject project =
        withCompiler(
            "<configuration><release>11</release><testRelease>17</testRelease></configuration>");
    assertEquals("11", LanguageLevel.of(project, Scope.MAIN, null, null));
    assertEquals("17", LanguageLevel.of(project, Scope.TEST, null, null));
  }

  @Test
  void oldNamesAndSilence() {
    MavenProject project = new MavenProject(new Model());
    assertEquals("8", LanguageLevel.of(project, Scope.MAIN, null, "1.8"));
    assertNull(LanguageLevel.of(project, Scope.MAIN, null, " "));
  }

  /** What sources of Java 8 are compiled to is another question. */
  @Test
  void classFilesHaveAVersionOfTheirOwn() throws Exception {
    MavenProject project =
        withCompiler(
            "<configuration><source>8</source><target>17</target>"
                + "<testTarget>1.8</testTarget></configuration>");
    assertEquals("17", LanguageLevel.ofClasses(project, Scope.MAIN, null, "11"));
    assertEquals("8", LanguageLevel.ofClasses(project, Scope.TEST, null, "11"));
    assertEquals("21", LanguageLevel.ofClasses(project, Scope.MAIN, "21", "11"));
    assertNull(LanguageLevel.ofClasses(new MavenProject(new Model()), Scope.MAIN, null, null));
  }

  private static MavenProject withCompiler(String configuration) throws Exception {
    Plugin compiler = new Plugin();
    compiler.setGroupId("org.apache.maven.plugins");
    compiler.setArtifactId("maven-compiler-plugin");
    compiler.setConfiguration(Xpp3DomBuilder.build(new StringReader(configuration)));
    Model model = new Model();
    model.setBuild(new Build());
    model.getBuild().addPlugin(compiler);
    return new MavenProject(model);
  }
}
