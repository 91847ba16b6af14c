package org.ajws.processor.codebases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The compiler binds every name of the files that the demonstration annotates, on every run. */
@EnabledIfSystemProperty(named = "ajws.codebases", matches = ".+")
class BindingTest {
  private static final int ROUNDS = 3;

  @TempDir Path folder;

  @Test
  void compilerBindsEverything() throws IOException {
    for (Path jar : SourceJars.all()) {
      if (jar.getFileName().toString().startsWith("jtransforms")) {
        SourceJars.unpack(jar, folder);
      }
    }
    List<String> transforms = List.of("_2D.java", "_3D.java");
    BindingMeasurement.Result first = null;
    for (int round = 0; round < ROUNDS; round++) { // side by side: both see the same machine
      System.out.println(BindingMeasurement.measure("javaparser", folder, transforms).line());
      BindingMeasurement.Result result = BindingMeasurement.measure("javac", folder, transforms);
      System.out.println(result.line());
      assertEquals(List.of(), List.copyOf(result.failed()));
      assertEquals(result.tried(), result.bound());
      assertEquals(first == null ? result.tried() : first.tried(), result.tried());
      first = result;
    }
  }
}
