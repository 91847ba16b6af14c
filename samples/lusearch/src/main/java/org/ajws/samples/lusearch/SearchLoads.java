package org.ajws.samples.lusearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.store.Directory;

/** Makes loads of queries. All forms of the program in a JVM search an index of the same text. */
public final class SearchLoads implements Workloads {
  private static final long SEED = 20261121;

  @Override
  public Workload create(String name, boolean ownThreads, int threads) throws IOException {
    SearchSize size = SearchSize.of(name);
    Directory index = index(size.onDisk(), size.documents());
    List<String> queries = queries(size.queries());
    return ownThreads
        ? new ThreadedSearch(index, queries, size.share(), threads)
        : new SearchLoad(index, queries, size.share());
  }

  /** Queries, always the same. */
  static List<String> queries(int count) {
    GeneratedText text = new GeneratedText(~SEED);
    List<String> queries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      queries.add(text.query());
    }
    return queries;
  }

  /** An index of so many documents, which are always the same. */
  static Directory index(boolean onDisk, int documents) throws IOException {
    Directory index = IndexFolder.of(onDisk).empty();
    write(index, documents);
    return index;
  }

  private static void write(Directory index, int documents) throws IOException {
    GeneratedText text = new GeneratedText(SEED);
    IndexWriter writer =
        new IndexWriter(index, new StandardAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    // The other scheduler waits for its threads, which need the writer's lock.
    writer.setMergeScheduler(new SerialMergeScheduler());
    for (int i = 0; i < documents; i++) {
      Document document = new Document();
      document.add(new Field("title", text.words(4), Field.Store.YES, Field.Index.ANALYZED));
      document.add(new Field("text", text.words(120), Field.Store.NO, Field.Index.ANALYZED));
      writer.addDocument(document);
    }
    writer.optimize();
    writer.close();
  }
}
