/** What old programs call in the scheduler of the research VM. */
package org.jikesrvm.scheduler;
