package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.source.dialect.DialectReader;
import org.ajws.processor.text.EditedText;

/** Shows the compiler the files of a source path in the standard surface. */
final class DialectFileManager extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private final Dialect dialect;

  DialectFileManager(StandardJavaFileManager files, Dialect dialect) {
    super(files);
    this.dialect = dialect;
  }

  /** A source with its text in the standard surface. */
  private static final class Source extends ForwardingJavaFileObject<JavaFileObject> {
    private final Dialect dialect;

    Source(JavaFileObject file, Dialect dialect) {
      super(file);
      this.dialect = dialect;
    }

    JavaFileObject file() {
      return fileObject;
    }

    /** Null where the file is in the standard surface; what is wrong in it is said elsewhere. */
    EditedText standard() throws IOException {
      String text = fileObject.getCharContent(true).toString();
      Path path = Path.of(toUri());
      return DialectReader.of(dialect, path).standardForm(path, text);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
      EditedText standard = standard();
      return standard == null ? fileObject.getCharContent(ignoreEncodingErrors) : standard.text();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Source source && fileObject.equals(source.fileObject);
    }

    @Override
    public int hashCode() {
      return fileObject.hashCode();
    }
  }

  /** What the user wrote in a file that the compiler was shown. */
  static String original(JavaFileObject file) throws IOException {
    return unwrapped(file).getCharContent(true).toString();
  }

  /** The user's offset of an offset into the text that the compiler was shown. */
  static int originalOffset(JavaFileObject file, int offset) throws IOException {
    EditedText standard = file instanceof Source source ? source.standard() : null;
    return standard == null ? offset : standard.originalOffset(offset);
  }

  void setSourcePath(List<Path> roots) throws IOException {
    fileManager.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
  }

  List<JavaFileObject> sources(Path file) {
    return wrapped(fileManager.getJavaFileObjects(file));
  }

  private List<JavaFileObject> wrapped(Iterable<? extends JavaFileObject> files) {
    List<JavaFileObject> sources = new ArrayList<>();
    for (JavaFileObject file : files) {
      boolean source = file.getKind() == JavaFileObject.Kind.SOURCE;
      sources.add(source ? new Source(file, dialect) : file);
    }
    return sources;
  }

  private static JavaFileObject unwrapped(JavaFileObject file) {
    return file instanceof Source source ? source.file() : file;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    return wrapped(super.list(location, packageName, kinds, recurse));
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return super.inferBinaryName(location, unwrapped(file));
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return super.isSameFile(plain(a), plain(b));
  }

  @Override
  public boolean contains(Location location, FileObject file) throws IOException {
    return super.contains(location, plain(file));
  }

  private static FileObject plain(FileObject file) {
    return file instanceof Source source ? source.file() : file;
  }
}
