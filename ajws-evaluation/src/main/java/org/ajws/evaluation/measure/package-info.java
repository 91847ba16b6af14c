/** Measuring variants of a program side by side, in several JVMs one after the other. */
package org.ajws.evaluation.measure;
