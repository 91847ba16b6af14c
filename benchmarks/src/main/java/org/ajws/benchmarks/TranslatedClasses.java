package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Takes translated classes from a folder, and all others from where this one comes from. */
final class TranslatedClasses extends ClassLoader {
  private final Path classes;

  TranslatedClasses(Path classes) {
    super(TranslatedClasses.class.getClassLoader());
    this.classes = classes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    Path file = classes.resolve(name.replace('.', '/') + ".class");
    if (!Files.exists(file)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      try {
        byte[] bytes = Files.readAllBytes(file);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
