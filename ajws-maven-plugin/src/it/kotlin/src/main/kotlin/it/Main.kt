package it

/** Used in a parallel body of Java, and the program that uses what the body makes. */
data class Weight(val of: Int) {
  fun twice(): Int = 2 * of
}

fun main() {
  println(Rows.sum(Array(100) { Weight(it) }))
}
