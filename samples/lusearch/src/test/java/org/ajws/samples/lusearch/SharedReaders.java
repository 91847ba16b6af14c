package org.ajws.samples.lusearch;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.RAMDirectory;

/**
 * Eight threads read stored documents and norms of readers that are opened anew while documents are
 * deleted, and count who uses them. The result says what was wrong: a document that is not the one
 * asked for, a reader that is closed while it is used, or one that nobody closes.
 */
public final class SharedReaders implements Callable<String> {
  private static final int THREADS = 8;
  private static final int DOCUMENTS = 300;
  private static final int READS = 2_000;
  private static final int REOPENINGS = 40;

  private final RAMDirectory index = new RAMDirectory();
  private IndexReader current;

  @Override
  public String call() throws Exception {
    IndexWriter writer =
        new IndexWriter(
            index, new WhitespaceAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setMergeScheduler(new SerialMergeScheduler());
    writer.setMaxBufferedDocs(60);
    for (int i = 0; i < DOCUMENTS; i++) {
      Document document = new Document();
      document.add(new Field("id", "k" + i, Field.Store.YES, Field.Index.NOT_ANALYZED));
      document.add(new Field("text", text(i), Field.Store.YES, Field.Index.ANALYZED));
      writer.addDocument(document);
    }
    writer.close();
    current = IndexReader.open(index);
    List<FutureTask<String>> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Random random = new Random(t);
      threads.add(new FutureTask<>(() -> read(random)));
    }
    threads.add(new FutureTask<>(this::reopen));
    threads.forEach(task -> new Thread(task, "reading").start());
    StringBuilder wrong = new StringBuilder();
    for (FutureTask<String> thread : threads) {
      wrong.append(thread.get());
    }
    IndexReader last = current;
    last.close();
    try {
      last.document(0);
      wrong.append("the last reader is still open; ");
    } catch (org.apache.lucene.store.AlreadyClosedException e) {
      return wrong.toString();
    }
    return wrong.toString();
  }

  private static String text(int number) {
    return new GeneratedText(number).words(30) + " " + number;
  }

  private String read(Random random) throws Exception {
    for (int i = 0; i < READS; i++) {
      IndexReader reader = used();
      try {
        int number = random.nextInt(reader.maxDoc());
        if (!reader.isDeleted(number)) {
          Document document = reader.document(number);
          int key = Integer.parseInt(document.get("id").substring(1));
          if (key != number || !document.get("text").equals(text(key))) {
            return "document " + number + " is another one; ";
          }
        }
        if (reader.norms("text").length != DOCUMENTS) {
          return "norms are missing; ";
        }
      } finally {
        reader.decRef();
      }
    }
    return "";
  }

  private synchronized IndexReader used() {
    current.incRef();
    return current;
  }

  /** Deletes by a reader of its own, and gives the others a new one. */
  private String reopen() throws Exception {
    for (int i = 0; i < REOPENINGS; i++) {
      IndexReader deleting = IndexReader.open(index);
      deleting.deleteDocuments(new Term("id", "k" + i));
      deleting.close();
      IndexReader old = current;
      IndexReader reopened = old.reopen();
      synchronized (this) {
        current = reopened;
      }
      if (reopened == old) {
        return "nothing has changed; ";
      }
      old.close();
    }
    return "";
  }
}
