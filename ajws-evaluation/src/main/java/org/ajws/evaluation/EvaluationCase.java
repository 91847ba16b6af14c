package org.ajws.evaluation;

/**
 * One thing to compute with a code base.
 *
 * @param name unique in the code base
 * @param group a heading that several cases share; may be empty
 * @param detail what exactly is computed; may be empty
 * @param ownThreads whether there is a form with the threads that the authors wrote
 */
public record EvaluationCase(String name, String group, String detail, boolean ownThreads) {}
