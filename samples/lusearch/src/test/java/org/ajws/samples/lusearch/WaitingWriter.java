package org.ajws.samples.lusearch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.CheckIndex;
import org.apache.lucene.index.ConcurrentMergeScheduler;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.RAMDirectory;

/**
 * Everything that an index writer waits for: five threads add documents with merges in threads of
 * their own, at most two at a time, while others add whole indexes, optimise, expunge what is
 * deleted and commit; then two close it at once. Another writer is rolled back while it merges. The
 * result says what is wrong: documents that are not there once, an index that the library's own
 * check objects to.
 */
public final class WaitingWriter implements Callable<String> {
  private static final int THREADS = 5;
  private static final int EACH = 200;
  private static final int INDEXES = 8;
  private static final int IN_INDEX = 5;
  private static final int ROUNDS = 4;

  private final Directory index = new RAMDirectory();

  private interface Step {
    void run() throws Exception;
  }

  @Override
  public String call() throws Exception {
    IndexWriter writer = writer(index, true);
    List<Step> steps = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      steps.add(
          () -> {
            for (int i = 0; i < EACH; i++) {
              writer.addDocument(document(thread + "-" + i));
            }
          });
    }
    steps.add(
        () -> {
          for (int i = 0; i < INDEXES; i++) {
            writer.addIndexesNoOptimize(new Directory[] {small("index" + i)});
          }
        });
    steps.add(
        () -> {
          for (int i = 0; i < ROUNDS; i++) {
            writer.optimize(3);
            writer.deleteDocuments(new Term("id", i + "-" + i));
            writer.expungeDeletes();
          }
        });
    steps.add(
        () -> {
          for (int i = 0; i < ROUNDS; i++) {
            writer.commit();
          }
        });
    together(steps);
    together(List.of(writer::close, writer::close));
    StringBuilder wrong = new StringBuilder(check(THREADS * EACH + INDEXES * IN_INDEX));
    rollBack();
    return wrong.append(check(THREADS * EACH + INDEXES * IN_INDEX)).toString();
  }

  /** A second writer, whose documents are forgotten while they are merged. */
  private void rollBack() throws Exception {
    IndexWriter writer = writer(index, false);
    for (int i = 0; i < EACH; i++) {
      writer.addDocument(document("forgotten" + i));
    }
    writer.rollback();
  }

  private static void together(List<Step> steps) throws Exception {
    List<FutureTask<Void>> tasks = new ArrayList<>();
    for (Step step : steps) {
      FutureTask<Void> task =
          new FutureTask<>(
              () -> {
                step.run();
                return null;
              });
      tasks.add(task);
      Thread thread = new Thread(task, "writer");
      thread.setDaemon(true);
      thread.start();
    }
    for (FutureTask<Void> task : tasks) {
      task.get();
    }
  }

  private static IndexWriter writer(Directory directory, boolean create) throws Exception {
    IndexWriter writer =
        new IndexWriter(
            directory, new WhitespaceAnalyzer(), create, IndexWriter.MaxFieldLength.UNLIMITED);
    ConcurrentMergeScheduler scheduler = new ConcurrentMergeScheduler();
    scheduler.setMaxThreadCount(2);
    writer.setMergeScheduler(scheduler);
    writer.setMaxBufferedDocs(7);
    writer.setMergeFactor(3);
    return writer;
  }

  private static Directory small(String name) throws Exception {
    RAMDirectory directory = new RAMDirectory();
    IndexWriter writer = writer(directory, true);
    for (int i = 0; i < IN_INDEX; i++) {
      writer.addDocument(document(name + "-" + i));
    }
    writer.close();
    return directory;
  }

  private static Document document(String id) {
    Document document = new Document();
    document.add(new Field("id", id, Field.Store.YES, Field.Index.NOT_ANALYZED));
    document.add(
        new Field(
            "text",
            new GeneratedText(id.length()).words(20),
            Field.Store.NO,
            Field.Index.ANALYZED));
    return document;
  }

  /** What was deleted may have been added later, so it may be there. */
  private String check(int documents) throws Exception {
    StringBuilder wrong = new StringBuilder();
    IndexReader reader = IndexReader.open(index, true);
    for (int thread = 0; thread < THREADS; thread++) {
      for (int i = 0; i < EACH; i++) {
        count(reader, thread + "-" + i, thread == i && i < ROUNDS ? 0 : 1, wrong);
      }
    }
    for (int i = 0; i < INDEXES; i++) {
      for (int d = 0; d < IN_INDEX; d++) {
        count(reader, "index" + i + "-" + d, 1, wrong);
      }
    }
    int found = reader.numDocs();
    if (found > documents || found < documents - ROUNDS) {
      wrong.append(found).append(" documents instead of ").append(documents).append("; ");
    }
    reader.close();
    if (!new CheckIndex(index).checkIndex().clean) {
      wrong.append("the index is not clean; ");
    }
    return wrong.toString();
  }

  private static void count(IndexReader reader, String id, int atLeast, StringBuilder wrong)
      throws Exception {
    int count = reader.docFreq(new Term("id", id));
    if (count > 1 || count < atLeast) {
      wrong.append(id).append(" is there ").append(count).append(" times; ");
    }
  }
}
