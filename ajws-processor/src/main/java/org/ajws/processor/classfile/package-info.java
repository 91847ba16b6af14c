/**
 * Class files for Jikes RVM: compilation of a translation to version 50, the lowering of what javac
 * leaves, and the verifier.
 */
package org.ajws.processor.classfile;
