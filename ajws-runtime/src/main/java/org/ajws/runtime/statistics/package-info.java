/** Counters of what threads did, profiles of loops, Flight Recorder events. */
package org.ajws.runtime.statistics;
