/** The rules of atomic sets, aliases and locks, one class each. */
package org.ajws.processor.rule.sets;
