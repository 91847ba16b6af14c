/**
 * The lower part of the contract with generated code: what asyncs and tasks are made of, and the
 * flag that fast code polls.
 *
 * <p>Exported for generated code only. The rest of the contract stands where it is run: in {@code
 * frame}, {@code task}, {@code loop} and {@code lock}. What says "for the runtime" is public
 * because rooms above this one need it.
 */
package org.ajws.runtime.generated;
