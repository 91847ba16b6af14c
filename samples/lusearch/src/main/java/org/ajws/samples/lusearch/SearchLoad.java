package org.ajws.samples.lusearch;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.queryParser.ParseException;
import org.apache.lucene.queryParser.QueryParser;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.store.Directory;

/** Thousands of queries on one index. */
class SearchLoad implements Workload {
  private static final int HITS = 50;

  final List<String> queries;

  /** Queries that one searcher answers; more than there are where all share one. */
  final int share;

  final long[] digests;
  private final Directory index;
  private IndexSearcher shared;

  /**
   * A load.
   *
   * @param share after how many queries a searcher of its own is opened; 0 for one that all share
   */
  SearchLoad(Directory index, List<String> queries, int share) {
    this.index = index;
    this.queries = queries;
    this.share = share == 0 ? 1 : share;
    this.digests = new long[queries.size()];
    if (share == 0) {
      shared = open();
    }
  }

  private IndexSearcher open() {
    try {
      return new IndexSearcher(IndexReader.open(index, true));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Override
  public void prepare() {
    Arrays.fill(digests, 0); // a query that is left out shows
  }

  @Override
  @SuppressWarnings("ajws-shared") // each query has a parser of its own
  public void run() throws Exception {
    int shares = (queries.size() + share - 1) / share;
    for (@ParallelFor int i = 0; i < shares; i++) {
      answer(i);
    }
  }

  /** Answers the queries of a share. */
  final void answer(int number) throws IOException {
    IndexSearcher searcher = shared == null ? open() : shared;
    int end = Math.min(queries.size(), (number + 1) * share);
    for (int i = number * share; i < end; i++) {
      digests[i] = digest(searcher, queries.get(i));
    }
    if (shared == null) {
      searcher.getIndexReader().close();
    }
  }

  /** The number of hits, the best documents with the bits of their scores, and the best title. */
  private static long digest(IndexSearcher searcher, String text) throws IOException {
    try {
      QueryParser parser = new QueryParser("text", new StandardAnalyzer());
      TopDocs found = searcher.search(parser.parse(text), null, HITS);
      long digest = found.totalHits;
      for (ScoreDoc hit : found.scoreDocs) {
        digest = Digests.add(digest, hit.doc);
        digest = Digests.add(digest, Float.floatToRawIntBits(hit.score));
      }
      if (found.scoreDocs.length > 0) {
        String title = searcher.doc(found.scoreDocs[0].doc).get("title");
        digest = Digests.add(digest, title.hashCode());
      }
      return digest;
    } catch (ParseException e) {
      throw new IllegalStateException(text, e);
    }
  }

  @Override
  public long digest() {
    return Digests.of(digests);
  }
}
