/** What a caller of the translator asks for and gets: requests, results, settings, decisions. */
package org.ajws.processor.api;
