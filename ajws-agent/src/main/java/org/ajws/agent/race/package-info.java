/** The determinacy-race detector: which tasks are parallel, what locations remember, locks. */
package org.ajws.agent.race;
