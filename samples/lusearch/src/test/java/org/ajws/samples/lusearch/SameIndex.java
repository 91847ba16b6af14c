package org.ajws.samples.lusearch;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.concurrent.Callable;
import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.IndexInput;
import org.apache.lucene.store.RAMDirectory;

/**
 * One thread adds, replaces and deletes documents with stored fields and term vectors, merges,
 * deletes some by a reader and changes norms. The result is a digest of the files: names and
 * contents, but for the list of segments, which has the time in it.
 */
public final class SameIndex implements Callable<String> {
  private static final int STEPS = 1_500;

  @Override
  public String call() throws Exception {
    RAMDirectory index = new RAMDirectory();
    IndexWriter writer =
        new IndexWriter(
            index, new WhitespaceAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setMergeScheduler(new SerialMergeScheduler());
    writer.setMaxBufferedDocs(11);
    writer.setMergeFactor(4);
    Random random = new Random(1);
    for (int step = 0; step < STEPS; step++) {
      Term id = new Term("id", "k" + random.nextInt(200));
      switch (random.nextInt(5)) {
        case 0 -> writer.deleteDocuments(id);
        case 1 -> writer.addDocument(document(id, step));
        default -> writer.updateDocument(id, document(id, step));
      }
      writer.setUseCompoundFile(step % 300 < 150);
    }
    writer.close();
    IndexReader reader = IndexReader.open(index);
    reader.deleteDocuments(new Term("id", "k7"));
    reader.setNorm(3, "text", 2.5f);
    IndexReader reopened = reader.reopen();
    reader.close();
    if (reopened != reader) {
      reopened.close();
    }
    return digest(index);
  }

  private static Document document(Term id, int step) {
    Document document = new Document();
    document.add(new Field("id", id.text(), Field.Store.YES, Field.Index.NOT_ANALYZED));
    document.add(
        new Field(
            "text",
            new GeneratedText(step).words(20),
            Field.Store.YES,
            Field.Index.ANALYZED,
            Field.TermVector.WITH_POSITIONS_OFFSETS));
    return document;
  }

  private static String digest(RAMDirectory index) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    String[] names = index.list();
    Arrays.sort(names);
    for (String name : names) {
      digest.update(name.getBytes(StandardCharsets.UTF_8));
      if (!name.startsWith("segments")) {
        IndexInput in = index.openInput(name);
        byte[] content = new byte[(int) in.length()];
        in.readBytes(content, 0, content.length);
        digest.update(content);
      }
    }
    return names.length + " files " + HexFormat.of().formatHex(digest.digest());
  }
}
