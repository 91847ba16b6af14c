/**
 * The annotations of AJWS (Atomic Java with Work-Stealing).
 *
 * <p>They change nothing by themselves: compiled by plain {@code javac}, an annotated program is
 * its <em>serial elision</em>, the same program on one thread. The AJWS translator reads them from
 * the source and emits the parallel program. A program whose parallel constructs are free of data
 * races gives the result of its serial elision for every number of workers.
 *
 * <p>Two groups: parallelism ({@link org.ajws.ParallelFor}, {@link org.ajws.Async}, {@link
 * org.ajws.Finish}, {@link org.ajws.Reduce}, {@link org.ajws.Private}, {@link
 * org.ajws.Speculative}) and data-centric synchronisation ({@link org.ajws.AtomicSet}, {@link
 * org.ajws.Atomic}, {@link org.ajws.AliasAtomic}, {@link org.ajws.NotAtomic}).
 *
 * <p>References cited in this package:
 *
 * <ol>
 *   <li>V. Kumar, J. Dolby, S. M. Blackburn. <i>Integrating Asynchronous Task Parallelism and
 *       Data-centric Atomicity.</i> PPPJ 2016: the AJWS language.
 *   <li>J. Dolby, C. Hammer, D. Marino, F. Tip, M. Vaziri, J. Vitek. <i>A Data-Centric Approach to
 *       Synchronization.</i> ACM TOPLAS 34(1), 2012: atomic sets, aliases, {@code unitfor} (AJ).
 *   <li>V. Kumar, D. Frampton, S. M. Blackburn, D. Grove, O. Tardieu. <i>Work-Stealing Without the
 *       Baggage.</i> OOPSLA 2012: async and finish over try/catch work stealing.
 *   <li>C. Hammacher. <i>Efficient runtime systems for speculative parallelization.</i> PhD thesis,
 *       Saarland University, 2017: speculative loops with commit in order.
 * </ol>
 */
package org.ajws;
