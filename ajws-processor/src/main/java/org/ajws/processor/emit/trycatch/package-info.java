/** Methods with frames: a fast version in place, a frame class, and a slow version as text. */
package org.ajws.processor.emit.trycatch;
