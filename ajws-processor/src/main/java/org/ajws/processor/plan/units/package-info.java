/** Statements that are units of work of their own, marked in the text before it is lowered. */
package org.ajws.processor.plan.units;
