package org.ajws.processor.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.text.LineStarts;

/** Finds and reads the source files of a request, in parallel. */
public final class SourceReader {
  private final Charset encoding;
  private final Path output;
  private final Diagnostics diagnostics;

  /** The translator's own files in the output folder; null until they are read. */
  private Set<String> ours;

  /**
   * Reads in one encoding; what cannot be read is an error.
   *
   * @param output the folder that will be written, null for none: no source is taken from it
   */
  public SourceReader(Charset encoding, Path output, Diagnostics diagnostics) {
    this.encoding = encoding;
    this.output = output == null ? null : realPath(output);
    this.diagnostics = diagnostics;
  }

  /**
   * A file to read.
   *
   * @param root the source root that it lies below; null for a file that was named by itself
   */
  public record Found(Path path, Path root) {
    /** Its path below its root, or the place in the folder of its package. */
    public Path relative(Path inPackage) {
      return root == null ? inPackage.resolve(path.getFileName()) : root.relativize(path);
    }
  }

  /** The files of source roots and single files, by path; each once. */
  public List<SourceFile> read(List<Path> sources) {
    return withoutClashes(readWithClashes(sources));
  }

  /** The same where nothing is written: of several files with one place below their roots, all. */
  public List<SourceFile> readWithClashes(List<Path> sources) {
    return find(sources).parallelStream().map(this::read).filter(Objects::nonNull).toList();
  }

  /** The same before they are read. */
  public List<Found> find(List<Path> sources) {
    Map<Path, Path> rootOf = new LinkedHashMap<>();
    for (Path source : sources) {
      if (Files.isDirectory(source)) {
        try {
          Path excluded = excludedBelow(source);
          JavaFiles.below(source).stream()
              .filter(p -> excluded == null || !isInOutput(p, excluded))
              .forEach(p -> rootOf.putIfAbsent(p, source));
        } catch (IOException | UncheckedIOException e) {
          unreadable(source, FailureReason.of(e));
        }
      } else if (Files.isRegularFile(source) && !JavaFiles.isJava(source)) {
        diagnostics.add(
            DiagnosticCode.UNREADABLE,
            source,
            "this is not a .java file",
            source.toString().endsWith(".ajws-overlay")
                ? "name it as an overlay (--overlay), and the sources that it annotates here"
                : "name .java files, or folders of them");
      } else if (Files.isRegularFile(source)) {
        rootOf.putIfAbsent(source, null);
      } else {
        unreadable(source, "there is no such file or folder");
      }
    }
    List<Found> found = new ArrayList<>();
    rootOf.forEach((path, root) -> found.add(new Found(path, root)));
    return found;
  }

  /** The output folder, where it lies inside a source root, in the words of that root. */
  private Path excludedBelow(Path root) {
    if (output == null) {
      return null;
    }
    Path realRoot = realPath(root);
    return output.startsWith(realRoot) && !output.equals(realRoot)
        ? root.resolve(realRoot.relativize(output))
        : null;
  }

  /** Whether a source lies in the output folder, where only what the translator wrote may lie. */
  private boolean isInOutput(Path file, Path folder) {
    if (!file.startsWith(folder)) {
      return false;
    }
    Path relative = folder.relativize(file);
    if (ours == null) {
      try {
        ours = OutputList.read(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    if (!ours.contains(OutputList.name(relative))
        && !relative.getName(0).toString().startsWith(OutputList.STAGING)) {
      diagnostics.add(
          DiagnosticCode.OUTPUT_IS_SOURCE,
          file,
          "this source lies in the output folder",
          "choose an output folder that holds no sources");
    }
    return true;
  }

  private static Path realPath(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath().normalize(); // it does not exist yet
    }
  }

  private List<SourceFile> withoutClashes(Collection<SourceFile> files) {
    Map<Path, SourceFile> byOutput = new LinkedHashMap<>();
    for (SourceFile file : files) {
      SourceFile other = byOutput.putIfAbsent(file.relative(), file);
      if (other != null && !sameFile(other.path(), file.path())) {
        diagnostics.add(
            DiagnosticCode.SAME_OUTPUT,
            file.path(),
            "this file and " + other.path() + " have the same place below their source roots",
            "rename one, or translate their roots into different folders");
      }
      if (output != null && isSource(output.resolve(file.relative()), file)) {
        diagnostics.add(
            DiagnosticCode.OUTPUT_IS_SOURCE,
            file.path(),
            "the translation of this file would overwrite it",
            "choose an output folder that holds no sources");
      }
    }
    return new ArrayList<>(byOutput.values());
  }

  private static boolean isSource(Path target, SourceFile file) {
    try {
      return Files.exists(target) && Files.isSameFile(target, file.path());
    } catch (IOException e) {
      return false; // one of them has just vanished
    }
  }

  private static boolean sameFile(Path a, Path b) {
    return a.toAbsolutePath().normalize().equals(b.toAbsolutePath().normalize());
  }

  /** Reads one file; null where that is an error. */
  public SourceFile read(Found found) {
    Path path = found.path();
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(path);
    } catch (NoSuchFileException e) {
      return unreadable(path, "there is no such file");
    } catch (IOException e) {
      return unreadable(path, "the file cannot be read: " + FailureReason.of(e));
    }
    String text;
    try {
      text = decoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      diagnostics.add(undecodable(path, bytes));
      return null;
    }
    Path relative = found.relative(found.root() == null ? packageOf(text) : null);
    return SourceFile.of(path, relative, text, sha256(bytes));
  }

  private CharsetDecoder decoder() {
    return encoding
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  /** At the first bytes that are no text: what is before them is. */
  private Diagnostic undecodable(Path path, byte[] bytes) {
    CharsetDecoder decoder = decoder();
    CharBuffer before = CharBuffer.allocate((int) (bytes.length * decoder.maxCharsPerByte()) + 1);
    decoder.decode(ByteBuffer.wrap(bytes), before, true);
    String text = before.flip().toString();
    int[] starts = LineStarts.in(text);
    DiagnosticCode code = DiagnosticCode.UNREADABLE;
    return new Diagnostic(
        code,
        code.severity(),
        path,
        starts.length,
        text.length() - starts[starts.length - 1] + 1,
        "the bytes of this file are not " + encoding.name(),
        "set the encoding of the sources (project.build.sourceEncoding, or --encoding)");
  }

  private SourceFile unreadable(Path path, String why) {
    diagnostics.add(DiagnosticCode.UNREADABLE, path, why, "check the path and its permissions");
    return null;
  }

  /** The folder of the package that a file is of. */
  public static Path packageOf(String text) {
    return PackageName.folder(PackageName.of(text));
  }

  /** SHA-256 in hexadecimal. */
  public static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
