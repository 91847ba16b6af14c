package org.ajws.processor.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The classes of the running JDK, by module and package. They do not change as long as it runs, and
 * the compiler lists them again for each module that is bound: a tenth of what a small one costs.
 */
public final class PlatformClasses {
  private static final String LOCATION = StandardLocation.SYSTEM_MODULES.getName() + "[";
  private static final Map<Package, List<JavaFileObject>> KNOWN = new ConcurrentHashMap<>();

  private PlatformClasses() {}

  private record Package(String module, String name, Set<Kind> kinds) {}

  /** A file of the JDK. */
  private static final class PlatformClass extends SimpleJavaFileObject {
    private final Path path;
    private final String binaryName;

    PlatformClass(Path path, Kind kind, String binaryName) {
      super(path.toUri(), kind);
      this.path = path;
      this.binaryName = binaryName;
    }

    @Override
    public InputStream openInputStream() throws IOException {
      return Files.newInputStream(path);
    }
  }

  /**
   * What {@link JavaFileManager#list} gives for one package of one module of the running JDK; null
   * where something else is asked for.
   *
   * @param files a manager of the running JDK, with no other platform chosen by an option
   */
  public static Iterable<JavaFileObject> list(
      StandardJavaFileManager files, Location location, String name, Set<Kind> kinds, boolean below)
      throws IOException {
    if (below || !location.getName().startsWith(LOCATION)) {
      return null;
    }
    Package asked = new Package(location.getName(), name, Set.copyOf(kinds));
    List<JavaFileObject> known = KNOWN.get(asked);
    if (known == null) {
      known = new ArrayList<>();
      for (JavaFileObject file : files.list(location, name, kinds, false)) {
        String binaryName = files.inferBinaryName(location, file);
        known.add(new PlatformClass(files.asPath(file), file.getKind(), binaryName));
      }
      KNOWN.put(asked, known);
    }
    return known;
  }

  /** The binary name of a file from such a list; null for other files. */
  public static String binaryName(JavaFileObject file) {
    return file instanceof PlatformClass listed ? listed.binaryName : null;
  }
}
