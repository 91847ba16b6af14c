/** What the workers of a run did and when, from a Flight Recorder file: a page, and a trace. */
package org.ajws.report.timeline;
