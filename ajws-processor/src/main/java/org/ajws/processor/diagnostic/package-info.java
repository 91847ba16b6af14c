/** What the user is told: codes, positions, causes and fixes. */
package org.ajws.processor.diagnostic;
