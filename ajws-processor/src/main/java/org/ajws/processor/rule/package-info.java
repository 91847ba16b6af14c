/**
 * The rules of the language, one class each: from findings to diagnostics; nothing is rewritten.
 */
package org.ajws.processor.rule;
