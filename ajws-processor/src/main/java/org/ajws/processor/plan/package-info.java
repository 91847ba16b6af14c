/** What each construct becomes: forms, locks, units and frames, for the emitters and the report. */
package org.ajws.processor.plan;
