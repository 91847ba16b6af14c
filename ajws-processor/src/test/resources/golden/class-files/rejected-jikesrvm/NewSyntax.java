class NewSyntax {
  String text =
      """
      Java 15
      """;
}
