/** What happens before what in a run, the slow way; its package keeps it from being watched. */
package org.ajws.agent.oracle;
