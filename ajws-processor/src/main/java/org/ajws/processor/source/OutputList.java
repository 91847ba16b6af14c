package org.ajws.processor.source;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;

/** Which files in an output folder are the translator's own: it keeps a list of them there. */
public final class OutputList {
  /** The list's name in the output folder. */
  public static final String NAME = ".ajws-files";

  /** How the names of folders begin that hold files until all of them are written. */
  public static final String STAGING = ".ajws-staging";

  private OutputList() {}

  /**
   * The files of the last run, relative to the output and with slashes; empty without a list. A
   * damaged list is none: what lies there may be of somebody else.
   */
  public static TreeSet<String> read(Path output) throws IOException {
    Path list = output.resolve(NAME);
    TreeSet<String> files = new TreeSet<>();
    try {
      if (Files.exists(list)) {
        files.addAll(Files.readAllLines(list));
      }
    } catch (CharacterCodingException e) {
      return files;
    }
    return files.stream().anyMatch(file -> file.indexOf('\0') >= 0) ? new TreeSet<>() : files;
  }

  /** How a file is listed. */
  public static String name(Path relative) {
    return relative.toString().replace('\\', '/');
  }
}
