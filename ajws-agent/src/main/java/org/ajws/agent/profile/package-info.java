/** The profiler: work and span of a run in order, per construct, and the graph of its tasks. */
package org.ajws.agent.profile;
