/** How the agent writes what it found: JSON, in files that are there whole or not at all. */
package org.ajws.agent.json;
