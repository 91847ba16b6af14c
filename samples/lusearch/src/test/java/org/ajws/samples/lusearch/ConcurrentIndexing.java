package org.ajws.samples.lusearch;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.CheckIndex;
import org.apache.lucene.index.ConcurrentMergeScheduler;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.MergeScheduler;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermDocs;
import org.apache.lucene.store.RAMDirectory;

/**
 * Four threads add, replace and delete documents, each those of its own, with one writer that
 * flushes every few documents and merges often, while a fifth one commits and reads; once with
 * merges in the threads that ask for them, once in threads of their own. The result says which
 * invariant does not hold:
 *
 * <ul>
 *   <li>a commit has of each document the version and the text of one addition, and none twice;
 *       that is not so with merging threads, since a commit flushes, waits for one, and only then
 *       looks what is there: others may have flushed meanwhile, without their deletions;
 *   <li>at the end each document is there in its last version, or was deleted;
 *   <li>the library's own check of every segment, posting and stored field finds nothing.
 * </ul>
 */
public final class ConcurrentIndexing implements Callable<String> {
  private static final int THREADS = 4;
  private static final int STEPS = 250;
  private static final int KEYS = 60;
  private static final int COMMITS = 15;

  private RAMDirectory index;
  private int[][] versions;
  private boolean merging; // in threads of their own

  @Override
  public String call() throws Exception {
    return index(new SerialMergeScheduler()) + index(new ConcurrentMergeScheduler());
  }

  private String index(MergeScheduler scheduler) throws Exception {
    index = new RAMDirectory();
    versions = new int[THREADS][KEYS];
    merging = scheduler instanceof ConcurrentMergeScheduler;
    IndexWriter writer =
        new IndexWriter(
            index, new WhitespaceAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setMaxBufferedDocs(7);
    writer.setMergeFactor(3);
    writer.setMergeScheduler(scheduler);
    writer.commit();
    List<FutureTask<String>> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int number = t;
      threads.add(new FutureTask<>(() -> change(writer, number)));
    }
    threads.add(new FutureTask<>(() -> commit(writer)));
    threads.forEach(task -> new Thread(task, "indexing").start());
    StringBuilder wrong = new StringBuilder();
    for (FutureTask<String> thread : threads) {
      wrong.append(thread.get());
    }
    if (wrong.length() == 0) {
      writer.optimize();
      writer.close();
      wrong.append(read(true));
      if (!new CheckIndex(index).checkIndex().clean) {
        wrong.append("the index is not clean; ");
      }
    }
    return wrong.toString();
  }

  private String change(IndexWriter writer, int thread) throws Exception {
    Random random = new Random(thread);
    for (int step = 1; step <= STEPS; step++) {
      int key = random.nextInt(KEYS);
      Term id = new Term("id", thread + "-" + key);
      if (versions[thread][key] == 0) {
        writer.addDocument(document(id, step));
        versions[thread][key] = step;
      } else if (random.nextInt(4) == 0) {
        writer.deleteDocuments(id);
        versions[thread][key] = 0;
      } else {
        writer.updateDocument(id, document(id, step));
        versions[thread][key] = step;
      }
    }
    return "";
  }

  private static Document document(Term id, int version) {
    Document document = new Document();
    document.add(new Field("id", id.text(), Field.Store.YES, Field.Index.NOT_ANALYZED));
    document.add(new Field("version", "v" + version, Field.Store.YES, Field.Index.ANALYZED));
    document.add(new Field("text", words(version), Field.Store.YES, Field.Index.ANALYZED));
    return document;
  }

  private static String words(int version) {
    return new GeneratedText(version).words(20);
  }

  private String commit(IndexWriter writer) throws Exception {
    for (int i = 0; i < COMMITS; i++) {
      writer.commit();
      String wrong = read(false);
      if (!wrong.isEmpty()) {
        return wrong;
      }
    }
    return "";
  }

  /** Reads the last commit; at the end the versions are known. */
  private String read(boolean end) throws Exception {
    StringBuilder wrong = new StringBuilder();
    IndexReader reader = IndexReader.open(index, true);
    int expected = 0;
    for (int thread = 0; thread < THREADS; thread++) {
      for (int key = 0; key < KEYS; key++) {
        String id = thread + "-" + key;
        TermDocs found = reader.termDocs(new Term("id", id));
        int count = 0;
        while (found.next()) {
          count++;
          Document document = reader.document(found.doc());
          int version = Integer.parseInt(document.get("version").substring(1));
          if (!document.get("id").equals(id) || !document.get("text").equals(words(version))) {
            wrong.append(id).append(" is torn; ");
          }
          if (end && version != versions[thread][key]) {
            wrong.append(id).append(" is in version ").append(version).append("; ");
          }
        }
        found.close();
        boolean there = versions[thread][key] != 0;
        if ((count > 1 && !merging) || (end && count != (there ? 1 : 0))) {
          wrong.append(id).append(" is there ").append(count).append(" times; ");
        }
        expected += there ? 1 : 0;
      }
    }
    if (end && reader.numDocs() != expected) {
      wrong.append(reader.numDocs()).append(" documents instead of ").append(expected);
    }
    reader.close();
    return wrong.toString();
  }
}
