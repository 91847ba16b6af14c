/** jMetal 5.0 as a code base of the evaluation. */
package org.ajws.samples.jmetal;
