package org.ajws.samples.lusearch;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLongArray;
import org.ajws.evaluation.measure.Workload;
import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.CheckIndex;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermDocs;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;

/**
 * Threads that do everything at once with one writer, each to documents of its own: add, replace
 * and delete, commit, optimise, expunge what is deleted, reopen readers and search.
 *
 * <ul>
 *   <li>Each commit has what its thread did before: none of its documents is lost, or too old.
 *   <li>No document is torn: its version, its text and its name belong together.
 *   <li>At the end each document is there once, in its last version, or was deleted, and the
 *       library's own check finds nothing.
 *   <li>Documents that a commit has twice are counted: a commit that waits for merges is in two
 *       steps, between which others may flush. So are readers of such a commit that the library
 *       cannot open again, since it looks for files that have become one: not even with one thread
 *       alone, as {@code LuceneTest} shows.
 * </ul>
 */
final class MixedLoad implements Workload {
  private static final int KEYS = 150;
  private static final int HITS = 20;

  /** What is counted. */
  private enum Count {
    CHANGES,
    SEARCHES,
    COMMITS,
    OPTIMIZATIONS,
    LOST,
    TWICE,
    OPENED_ANEW
  }

  private final IndexFolder folder;
  private final long nanos;
  private final int threads;
  private final long seed;
  private final int[][] versions;
  private final AtomicLongArray counts = new AtomicLongArray(Count.values().length);
  private Directory index;
  private volatile boolean failed;

  MixedLoad(IndexFolder folder, long seconds, int threads, long seed) {
    this.folder = folder;
    this.nanos = seconds * 1_000_000_000L;
    this.threads = threads;
    this.seed = seed;
    this.versions = new int[threads][KEYS];
  }

  @Override
  public void prepare() throws IOException {
    index = folder.empty();
  }

  @Override
  public void run() throws Exception {
    IndexWriter writer =
        new IndexWriter(
            index, new WhitespaceAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setMaxBufferedDocs(40);
    writer.setMergeFactor(4);
    writer.commit();
    List<Callable<Void>> parts = new ArrayList<>();
    long end = System.nanoTime() + nanos;
    for (int t = 0; t < threads; t++) {
      int thread = t;
      parts.add(
          () -> {
            try {
              work(writer, thread, end);
            } catch (Throwable e) {
              failed = true; // the others stop
              throw e;
            }
            return null;
          });
    }
    Threads.run("load", parts);
    writer.close();
  }

  private void work(IndexWriter writer, int thread, long end) throws IOException {
    Random random = new Random(seed + thread);
    IndexReader reader = IndexReader.open(index, true);
    for (int step = 1; System.nanoTime() < end && !failed; step++) {
      int what = random.nextInt(1_000);
      if (what < 800) {
        change(writer, thread, random.nextInt(KEYS), step, random.nextInt(4) == 0);
      } else if (what < 970) {
        IndexReader newer = reopen(reader);
        if (newer != reader) {
          reader.close();
        }
        reader = newer;
        search(reader, random);
      } else if (what < 994) {
        writer.commit();
        count(Count.COMMITS);
        checkCommit(thread);
      } else if (what < 997) {
        writer.optimize();
        count(Count.OPTIMIZATIONS);
      } else {
        writer.expungeDeletes();
        count(Count.OPTIMIZATIONS);
      }
    }
    reader.close();
  }

  private IndexReader reopen(IndexReader reader) throws IOException {
    try {
      return reader.reopen();
    } catch (FileNotFoundException e) {
      count(Count.OPENED_ANEW);
      return IndexReader.open(index, true);
    }
  }

  private void count(Count what) {
    counts.incrementAndGet(what.ordinal());
  }

  private void change(IndexWriter writer, int thread, int key, int step, boolean delete)
      throws IOException {
    Term id = new Term("id", name(thread, key));
    if (versions[thread][key] == 0) {
      writer.addDocument(document(id, step));
      versions[thread][key] = step;
    } else if (delete) {
      writer.deleteDocuments(id);
      versions[thread][key] = 0;
    } else {
      writer.updateDocument(id, document(id, step));
      versions[thread][key] = step;
    }
    count(Count.CHANGES);
  }

  private static String name(int thread, int key) {
    return thread + "-" + key;
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

  private void search(IndexReader reader, Random random) throws IOException {
    String word = new GeneratedText(random.nextInt()).words(1);
    IndexSearcher searcher = new IndexSearcher(reader);
    for (ScoreDoc hit : searcher.search(new TermQuery(new Term("text", word)), HITS).scoreDocs) {
      Document document = searcher.doc(hit.doc);
      version(document);
      if (!(" " + document.get("text") + " ").contains(" " + word + " ")) {
        throw new IllegalStateException("a document without " + word + " is found by it");
      }
    }
    count(Count.SEARCHES);
  }

  /** Of a document that is not torn. */
  private static int version(Document document) {
    int version = Integer.parseInt(document.get("version").substring(1));
    if (!document.get("text").equals(words(version))) {
      throw new IllegalStateException(document.get("id") + " is torn");
    }
    return version;
  }

  /** After a commit of the thread that owns these documents; nobody else changes them. */
  private void checkCommit(int thread) throws IOException {
    IndexReader reader = IndexReader.open(index, true);
    boolean lost = false;
    boolean twice = false;
    for (int key = 0; key < KEYS; key++) {
      List<Integer> found = find(reader, name(thread, key));
      int wanted = versions[thread][key];
      lost |= wanted != 0 && !found.contains(wanted);
      twice |= found.size() > (wanted == 0 ? 0 : 1);
    }
    reader.close();
    if (lost) {
      count(Count.LOST);
    }
    if (twice) {
      count(Count.TWICE);
    }
  }

  private static List<Integer> find(IndexReader reader, String name) throws IOException {
    List<Integer> found = new ArrayList<>();
    TermDocs documents = reader.termDocs(new Term("id", name));
    while (documents.next()) {
      found.add(version(reader.document(documents.doc())));
    }
    documents.close();
    return found;
  }

  /**
   * Prints what was done, and looks at the end.
   *
   * @return 0
   * @throws IllegalStateException if something is wrong
   */
  @Override
  public long digest() throws IOException {
    System.out.printf(
        "  %d changes, %d searches, %d commits, %d optimisations%n"
            + "  commits without what their thread had done before: %d, with documents twice: %d%n"
            + "  readers that could not be opened again: %d%n",
        counts.get(Count.CHANGES.ordinal()),
        counts.get(Count.SEARCHES.ordinal()),
        counts.get(Count.COMMITS.ordinal()),
        counts.get(Count.OPTIMIZATIONS.ordinal()),
        counts.get(Count.LOST.ordinal()),
        counts.get(Count.TWICE.ordinal()),
        counts.get(Count.OPENED_ANEW.ordinal()));
    IndexReader reader = IndexReader.open(index, true);
    int documents = 0;
    for (int thread = 0; thread < threads; thread++) {
      for (int key = 0; key < KEYS; key++) {
        int wanted = versions[thread][key];
        List<Integer> found = find(reader, name(thread, key));
        if (!found.equals(wanted == 0 ? List.of() : List.of(wanted))) {
          throw new IllegalStateException(
              name(thread, key) + " is there in versions " + found + ", not in " + wanted);
        }
        documents += found.size();
      }
    }
    if (reader.numDocs() != documents) {
      throw new IllegalStateException(reader.numDocs() + " documents, not " + documents);
    }
    reader.close();
    if (!new CheckIndex(index).checkIndex().clean) {
      throw new IllegalStateException("the index is not clean");
    }
    if (counts.get(Count.LOST.ordinal()) > 0) {
      throw new IllegalStateException("documents are missing in commits");
    }
    return 0;
  }
}
