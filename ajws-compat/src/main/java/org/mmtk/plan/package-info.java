/** What old programs call in the memory manager of the research VM. */
package org.mmtk.plan;
