package org.ajws.samples.lusearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.CheckIndex;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermDocs;
import org.apache.lucene.index.TermEnum;
import org.apache.lucene.store.Directory;

/**
 * Several threads add documents with one writer, each an equal share, while threads of the writer
 * merge (its default); then it is closed. Flushed is by memory, about every few hundred documents.
 */
final class IndexingWork implements Workload {
  private static final long SEED = 20261123;
  private static final double BUFFER_MEGABYTES = 0.5;
  private static final int MERGE_FACTOR = 5;

  private final IndexFolder folder;
  private final int threads;
  private final List<String> titles = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private Directory index;

  IndexingWork(IndexFolder folder, int documents, int threads) {
    this.folder = folder;
    this.threads = threads;
    GeneratedText text = new GeneratedText(SEED);
    for (int i = 0; i < documents; i++) {
      titles.add(text.words(4));
      texts.add(text.words(120));
    }
  }

  @Override
  public void prepare() throws IOException {
    index = folder.empty();
  }

  @Override
  public void run() throws Exception {
    IndexWriter writer =
        new IndexWriter(index, new StandardAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setRAMBufferSizeMB(BUFFER_MEGABYTES);
    writer.setMergeFactor(MERGE_FACTOR);
    List<Callable<Void>> parts = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int from = (int) ((long) texts.size() * t / threads);
      int to = (int) ((long) texts.size() * (t + 1) / threads);
      parts.add(
          () -> {
            for (int i = from; i < to; i++) {
              writer.addDocument(document(i));
            }
            return null;
          });
    }
    Threads.run("indexing", parts);
    writer.close();
  }

  private Document document(int i) {
    Document document = new Document();
    document.add(new Field("id", "d" + i, Field.Store.YES, Field.Index.NOT_ANALYZED));
    document.add(new Field("title", titles.get(i), Field.Store.YES, Field.Index.ANALYZED));
    document.add(new Field("text", texts.get(i), Field.Store.NO, Field.Index.ANALYZED));
    return document;
  }

  /**
   * Each document once, with its stored fields; every term and how many documents have it.
   *
   * @throws IllegalStateException if one is not there once, or the library's own check finds
   *     something
   */
  @Override
  public long digest() throws IOException {
    IndexReader reader = IndexReader.open(index, true);
    if (reader.numDocs() != texts.size()) {
      throw new IllegalStateException(reader.numDocs() + " documents, not " + texts.size());
    }
    long digest = texts.size();
    for (int i = 0; i < texts.size(); i++) {
      TermDocs found = reader.termDocs(new Term("id", "d" + i));
      if (!found.next()) {
        throw new IllegalStateException("document " + i + " is lost");
      }
      Document document = reader.document(found.doc());
      if (found.next()) {
        throw new IllegalStateException("document " + i + " is there twice");
      }
      found.close();
      digest = Digests.add(digest, document.get("title").hashCode());
    }
    TermEnum terms = reader.terms();
    while (terms.next()) {
      digest = Digests.add(digest, terms.term().text().hashCode());
      digest = Digests.add(digest, terms.docFreq());
    }
    terms.close();
    reader.close();
    if (!new CheckIndex(index).checkIndex().clean) {
      throw new IllegalStateException("the index is not clean");
    }
    return digest;
  }
}
