/** What was planned, in the words of the report. */
package org.ajws.processor.plan.decisions;
