/** What a watched run found about races: as text, JSON and SARIF. */
package org.ajws.report.race;
