/** Who touches members of atomic sets, and which code is a unit of work for which sets. */
package org.ajws.processor.analysis.sets;
