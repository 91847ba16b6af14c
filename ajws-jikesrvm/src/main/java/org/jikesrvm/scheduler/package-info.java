/** A stand-in for the classes of Jikes RVM that translated programs refer to. */
package org.jikesrvm.scheduler;
