package org.ajws.samples.lusearch;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.RAMDirectory;

/**
 * A commit beside which documents are added, between its flush and its look at the segments: here
 * by its own thread, when the library says what it does. Its newest segment has stored fields in
 * files that the writer goes on with. A reader of it that is opened again, after these became one
 * compound file and a document of the segment was deleted, looks for the single files.
 */
public final class ReopenedStore implements Callable<String> {
  private static final String BETWEEN = "startCommit(): start";

  private int added;

  @Override
  public String call() throws Exception {
    RAMDirectory index = new RAMDirectory();
    IndexWriter writer =
        new IndexWriter(
            index, new WhitespaceAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setMaxBufferedDocs(2);
    writer.setInfoStream(
        new PrintStream(new ByteArrayOutputStream()) {
          @Override
          public void println(String text) {
            if (text.contains(BETWEEN) && added == 0) {
              add(writer);
              add(writer);
            }
          }
        });
    writer.commit();
    add(writer); // the writer goes on with the files
    IndexReader reader = IndexReader.open(index, true);
    int seen = reader.numDocs();
    writer.deleteDocuments(new Term("id", "1"));
    writer.commit();
    try {
      return seen + " documents, then " + reader.reopen().numDocs();
    } catch (FileNotFoundException e) {
      return seen + " documents, then a file is missing";
    }
  }

  private void add(IndexWriter writer) {
    added++;
    Document document = new Document();
    document.add(new Field("id", "" + added, Field.Store.YES, Field.Index.NOT_ANALYZED));
    try {
      writer.addDocument(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
