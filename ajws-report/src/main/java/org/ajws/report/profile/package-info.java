/** What a profiled run says: work and span, the critical path, the predicted speed-up. */
package org.ajws.report.profile;
