/** Which sets an object shares with others, as far as aliases and the flow of objects tell. */
package org.ajws.processor.analysis.alias;
