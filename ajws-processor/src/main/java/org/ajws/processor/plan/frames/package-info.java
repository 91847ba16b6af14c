/** Plans of methods with frames: where they may be left and resumed, and what is saved there. */
package org.ajws.processor.plan.frames;
