/**
 * What tasks write in common, found by symbolic evaluation: {@code docs/design/shared-objects.md}.
 */
package org.ajws.processor.analysis.effects;
