package org.ajws.processor.diagnostic;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/**
 * Why reading or writing failed, in words: many exceptions hold the name of the file and no more.
 */
public final class FailureReason {
  private FailureReason() {}

  /** The reason, with the file that the exception names. */
  public static String of(Exception e) {
    if (e instanceof UncheckedIOException unchecked) {
      return of(unchecked.getCause());
    }
    if (e instanceof FileSystemException f && f.getReason() == null && f.getFile() != null) {
      return f.getFile() + " " + predicate(f);
    }
    String message = e.getMessage();
    return message == null || message.isBlank() ? e.getClass().getSimpleName() : message;
  }

  private static String predicate(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "does not exist";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "exists and is no folder";
    }
    if (e instanceof AccessDeniedException) {
      return "may not be accessed";
    }
    if (e instanceof DirectoryNotEmptyException) {
      return "is a folder that is not empty";
    }
    if (e instanceof NotDirectoryException) {
      return "is no folder";
    }
    return "fails: " + e.getClass().getSimpleName();
  }
}
