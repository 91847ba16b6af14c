/** What a watched run found about races: as text, JSON, SARIF and a page. */
package org.ajws.report.race;
