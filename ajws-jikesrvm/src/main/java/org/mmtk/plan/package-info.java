/** A stand-in for what old programs name of the memory manager of Jikes RVM. */
package org.mmtk.plan;
