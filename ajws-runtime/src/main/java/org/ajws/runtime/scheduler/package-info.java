/**
 * Workers: who runs what, who is out of work, who gives some away, who sleeps and who is woken.
 *
 * <p>It knows pieces, which it splits and hands over, and frames by an interface ({@code
 * FrameStore}). What is in the pieces is the business of the rooms above.
 */
package org.ajws.runtime.scheduler;
