package org.ajws.javac;

import java.io.IOException;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;

/** The last file that the compiler reads, which tells when that is. */
final class LastFile extends ForwardingJavaFileObject<JavaFileObject> {
  private final Runnable read;
  private boolean told;

  /**
   * Stands for a file.
   *
   * @param read is run before the text of the file is first given out
   */
  LastFile(JavaFileObject file, Runnable read) {
    super(file);
    this.read = read;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
    if (!told) {
      told = true;
      read.run();
    }
    return super.getCharContent(ignoreEncodingErrors);
  }

  @Override
  public String toString() {
    return fileObject.toString(); // the compiler shows it where it tells what it does
  }

  /** The file that it stands for. */
  JavaFileObject original() {
    return fileObject;
  }
}
