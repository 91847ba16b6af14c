package org.ajws.processor.emit;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.TranslationResult.FileResult;
import org.ajws.processor.report.Decisions;

/**
 * What an unchanged module's report and build messages need of its last translation: the files that
 * were translated and the decisions. A binary file beside the digest; only the translator that
 * wrote it reads it, since the digest covers the translator's version.
 *
 * @param translated the user's files that have a construct
 * @param decisions as they were found
 */
public record RememberedResult(Set<Path> translated, Decisions decisions) {

  static RememberedResult of(TranslationResult result) {
    return new RememberedResult(
        result.files().stream()
            .filter(FileResult::translated)
            .map(FileResult::source)
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        result.decisions());
  }

  void write(Path file) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      writeList(out, translated.stream().map(Path::toString).toList());
      out.writeInt(decisions.overlayEntries());
      out.writeInt(decisions.loops().size());
      for (Decisions.Loop loop : decisions.loops()) {
        out.writeUTF(loop.file().toString());
        out.writeInt(loop.line());
        out.writeUTF(loop.site());
        out.writeUTF(loop.kind());
        out.writeBoolean(loop.fromOverlay());
        writeList(out, loop.reductions());
        writeList(out, loop.privateCopies());
        writeList(out, loop.privateByItself());
      }
      out.writeInt(decisions.atomicSets().size());
      for (Decisions.AtomicSet set : decisions.atomicSets()) {
        out.writeUTF(set.file().toString());
        out.writeInt(set.line());
        out.writeUTF(set.type());
        out.writeUTF(set.name());
        writeList(out, set.members());
        writeList(out, set.units());
        out.writeUTF(set.lock());
        out.writeUTF(set.reason());
      }
    }
  }

  static RememberedResult read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      Set<Path> translated =
          readList(in).stream().map(Path::of).collect(Collectors.toCollection(LinkedHashSet::new));
      int overlayEntries = in.readInt();
      List<Decisions.Loop> loops = new ArrayList<>();
      for (int n = in.readInt(); n > 0; n--) {
        loops.add(
            new Decisions.Loop(
                Path.of(in.readUTF()),
                in.readInt(),
                in.readUTF(),
                in.readUTF(),
                in.readBoolean(),
                readList(in),
                readList(in),
                readList(in)));
      }
      List<Decisions.AtomicSet> sets = new ArrayList<>();
      for (int n = in.readInt(); n > 0; n--) {
        sets.add(
            new Decisions.AtomicSet(
                Path.of(in.readUTF()),
                in.readInt(),
                in.readUTF(),
                in.readUTF(),
                readList(in),
                readList(in),
                in.readUTF(),
                in.readUTF()));
      }
      return new RememberedResult(translated, new Decisions(loops, sets, overlayEntries));
    }
  }

  private static void writeList(DataOutputStream out, List<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      out.writeUTF(text);
    }
  }

  private static List<String> readList(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      texts.add(in.readUTF());
    }
    return texts;
  }
}
