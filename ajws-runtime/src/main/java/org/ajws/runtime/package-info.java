/**
 * What programs use of the runtime: how many workers there are, cancellation, statistics, pools of
 * workers.
 *
 * <p>All other packages are the rooms of the runtime. Those that the module exports are for
 * generated code, which stands in the program's modules; they may change with any version of the
 * translator.
 */
package org.ajws.runtime;
