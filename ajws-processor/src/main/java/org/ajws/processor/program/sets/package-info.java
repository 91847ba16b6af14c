/** What a program says of atomic sets: sets, aliases, code, accesses, and the names of locks. */
package org.ajws.processor.program.sets;
