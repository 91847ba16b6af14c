/** What a translation found and chose, what was counted and measured, and how it is shown. */
package org.ajws.report;
