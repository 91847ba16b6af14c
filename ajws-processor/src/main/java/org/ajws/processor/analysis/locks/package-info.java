/** Chooses for each atomic set how its units exclude each other. */
package org.ajws.processor.analysis.locks;
