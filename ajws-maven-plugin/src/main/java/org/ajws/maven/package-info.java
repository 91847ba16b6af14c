/**
 * The Maven goals: they find a module's sources, class path and settings, call the translator, and
 * see to it that the compiler gets the translation while everything else sees the user's sources.
 */
package org.ajws.maven;
