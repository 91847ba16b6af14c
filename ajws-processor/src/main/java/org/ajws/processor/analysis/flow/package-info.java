/** Flow of control and of locals: calls, captures, exceptions, definite assignment. */
package org.ajws.processor.analysis.flow;
