/** The rule of what tasks write in common: words, severity and suppression of the findings. */
package org.ajws.processor.rule.shared;
