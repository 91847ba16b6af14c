/** What the emitters of all targets share: names, types and classes in generated text. */
package org.ajws.processor.emit;
