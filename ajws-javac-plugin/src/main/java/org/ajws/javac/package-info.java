/**
 * AJWS inside the compiler: the compilation's own sources are translated while {@code javac} reads
 * them. {@code docs/javac-plugin.md} shows how builds ask for it, {@code
 * docs/design/javac-plugin.md} why it has this shape.
 */
package org.ajws.javac;
