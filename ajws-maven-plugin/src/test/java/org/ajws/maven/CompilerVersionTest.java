package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerVersionTest {
  private static final int MAVENS = Runtime.version().feature();

  @TempDir Path folder;
  private Path javac;

  @BeforeEach
  void aJdk() throws IOException {
    javac = Files.createDirectories(folder.resolve("jdk/bin")).resolve("javac");
    Files.writeString(javac, "");
  }

  @Test
  void thatOfItsJdk() throws IOException {
    says("IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"31.0.4\"\nOS_NAME=\"Linux\"\n");
    assertEquals(31, CompilerVersion.of(javac.toString()));
    Path link = Files.createSymbolicLink(folder.resolve("javac"), javac);
    assertEquals(31, CompilerVersion.of(link.toString()));
    says("JAVA_VERSION=\"32-ea\"\n");
    assertEquals(32, CompilerVersion.of(javac.toString()));
  }

  /** Such a compiler cannot load the plugin, and said that it had a fault. */
  @Test
  void oldOnes() throws IOException {
    says("JAVA_VERSION=\"11.0.22\"\n");
    assertEquals(11, CompilerVersion.of(javac.toString()));
    says("JAVA_VERSION=\"1.8.0_292\"\n");
    assertEquals(8, CompilerVersion.of(javac.toString()));
  }

  @Test
  void mavensWhereNothingElseIsKnown() throws IOException {
    assertEquals(MAVENS, CompilerVersion.of(null));
    assertEquals(MAVENS, CompilerVersion.of("javac"));
    assertEquals(MAVENS, CompilerVersion.of(javac.toString()));
    for (String text : new String[] {"", "JAVA_VERSION=new"}) {
      says(text);
      assertEquals(MAVENS, CompilerVersion.of(javac.toString()), text);
    }
  }

  private void says(String release) throws IOException {
    Files.writeString(folder.resolve("jdk/release"), release);
  }
}
