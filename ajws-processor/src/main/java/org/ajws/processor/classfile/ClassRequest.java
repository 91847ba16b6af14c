package org.ajws.processor.classfile;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.TranslationResult.FileResult;

/**
 * What to compile for Jikes RVM, and against what.
 *
 * @param files the translation: for each of the user's files the one that is compiled
 * @param classPath jars and folders of libraries that will be on the VM's class path
 * @param runtime jars and folders of which the classes that the program needs are put beside it
 * @param vmClassPath the VM's own library ({@code rvmrt.jar}, {@code jksvm.jar}), which is then the
 *     measure of what a program may call; empty to go by the list of Java 6
 * @param output the folder that receives the class files
 * @param compiler what compiles
 * @param encoding of the translation
 */
public record ClassRequest(
    List<FileResult> files,
    List<Path> classPath,
    List<Path> runtime,
    List<Path> vmClassPath,
    Path output,
    ClassCompiler compiler,
    Charset encoding) {

  /** Copies the lists. */
  public ClassRequest {
    files = List.copyOf(files);
    classPath = List.copyOf(classPath);
    runtime = List.copyOf(runtime);
    vmClassPath = List.copyOf(vmClassPath);
  }
}
