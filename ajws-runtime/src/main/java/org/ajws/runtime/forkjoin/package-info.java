/** Tasks on a {@code ForkJoinPool}, for target {@code forkjoin}. */
package org.ajws.runtime.forkjoin;
