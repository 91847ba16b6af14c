package org.ajws.processor.source;

import com.sun.source.tree.CompilationUnitTree;

/** A source file with its attributed syntax tree. */
public record BoundFile(SourceFile source, CompilationUnitTree unit) {}
