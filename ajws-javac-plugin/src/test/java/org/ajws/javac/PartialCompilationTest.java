package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Compilations of some files of a module, of which the others were compiled before. */
class PartialCompilationTest {
  private static final String ACCOUNT =
      """
      package a;

      import org.ajws.*;

      @AtomicSet("a")
      public class Account {
        @Atomic("a") int balance;
        @Atomic("a") int bookings;
        int limit;

        void book(int amount) { balance += amount; bookings++; }
        int left() { return limit; }
      }
      """;

  private static final String BANK =
      """
      package a;

      import org.ajws.*;

      @AtomicSet("b")
      public class Bank {
        @Atomic("b") int total;
        final Account account = new Account();

        void book(int amount) { total += amount; account.book(amount); }
        int total() { return total; }
      }
      """;

  private static final String PLAIN =
      """
      package a;

      class Plain {
        static String text(Account account) { return "an account"; }
      }
      """;

  @TempDir Path folder;

  private Path classes;

  @BeforeEach
  void compileAll() throws IOException {
    classes = folder.resolve("classes");
    write("a/Account.java", ACCOUNT);
    write("a/Bank.java", BANK);
    write("a/Plain.java", PLAIN);
    Compilation all = compile(List.of("a/Account.java", "a/Bank.java", "a/Plain.java"));
    assertTrue(all.ok(), () -> all.messages().toString());
  }

  @Test
  void aFileGetsWhatItGetsAmongAllOthers() throws IOException {
    write("a/Plain.java", PLAIN.replace("an account", "the account"));
    Compilation part = compile(List.of("a/Plain.java"));
    assertTrue(part.ok(), () -> part.messages().toString());
    write(
        "a/Savings.java",
        "package a; class Savings extends Account { int get() { return balance; } }");
    Compilation more = compile(List.of("a/Savings.java"));
    assertTrue(more.ok(), () -> more.messages().toString());
    Path whole = folder.resolve("whole");
    Compilation all =
        Compilation.withPlugin(
            whole,
            files(List.of("a/Account.java", "a/Bank.java", "a/Plain.java", "a/Savings.java")),
            "");
    assertTrue(all.ok(), () -> all.messages().toString());
    assertEquals(all.classes().keySet(), more.classes().keySet());
    all.classes().forEach((n, bytes) -> assertArrayEquals(bytes, more.classes().get(n), n));
  }

  @Test
  void aMemberOfAnOldClassIsNotTouchedOutsideOfUnits() throws IOException {
    write(
        "a/Plain.java",
        "package a;\nclass Plain {\n  static int text(Account account) { return account.balance; }\n}");
    says(compile(List.of("a/Plain.java")), "Plain.java:3:45: error: [AJWS-506] ");
  }

  /** The compiler follows them, to old classes that were not looked at. */
  @Test
  void anOutputFolderOfLinks() throws IOException {
    Path real = folder.resolve("real");
    Files.move(classes, real);
    write(
        "a/Plain.java",
        "package a;\nclass Plain {\n  static int text(Account account) { return account.balance; }\n}");
    Files.createSymbolicLink(classes, real);
    says(compile(List.of("a/Plain.java")), "Plain.java:3:45: error: [AJWS-506] ");
    Files.delete(classes);
    Files.createDirectories(classes);
    Files.createSymbolicLink(classes.resolve("a"), real.resolve("a"));
    says(compile(List.of("a/Plain.java")), "Plain.java:3:45: error: [AJWS-506] ");
  }

  /** Its cache was called one that cannot be written. */
  @Test
  void damagedMemoriesAreNone() throws IOException {
    Path cache = folder.resolve("cache");
    List<String> names = List.of("a/Account.java", "a/Bank.java", "a/Plain.java");
    isQuiet(compile(names, "cache=" + cache));
    for (byte[] damage : List.of(new byte[] {(byte) 0xff, 10}, new byte[] {0, 0, 10})) {
      List<Path> memories;
      try (Stream<Path> files = Files.list(cache)) {
        memories = files.toList();
      }
      assertTrue(memories.contains(cache.resolve("source.roots")), memories::toString);
      for (Path memory : memories) {
        Files.write(memory, damage);
      }
      isQuiet(compile(names, "cache=" + cache));
      assertTrue(
          Files.readString(cache.resolve("source.roots"))
              .contains(folder.resolve("src").toString()));
    }
  }

  @Test
  void aCallOfAnOldUnitInAnotherOrderIsADeadlock() throws IOException {
    write(
        "a/Account.java",
        ACCOUNT.replace(
            "int left()",
            "Bank bank; @Atomic(\"a\") int seen; void see() { seen = bank.total(); } int left()"));
    says(compile(List.of("a/Account.java")), "[AJWS-530] ");
  }

  @Test
  void aClassBelowThatOfASetTakesItsLocks() throws IOException {
    write(
        "a/Savings.java",
        "package a; class Savings extends Account { int get() { return balance + bookings; } }");
    Compilation part = compile(List.of("a/Savings.java"));
    assertTrue(part.ok(), () -> part.messages().toString());
    assertTrue(isTranslated(part, "a/Savings.class"));
  }

  @Test
  void oldUsersOfAnotherDeclarationAreCheckedAgain() throws IOException {
    write(
        "a/Plain.java",
        "package a;\nclass Plain {\n  static int text(Account account) { return account.limit; }\n}");
    assertTrue(compile(List.of("a/Plain.java")).ok());
    write("a/Account.java", ACCOUNT.replace("  int limit;", "  @Atomic(\"a\") int limit;"));
    says(compile(List.of("a/Account.java")), "Plain.java:3:45: error: [AJWS-506] ");
  }

  @Test
  void anOldClassThatWouldHaveOtherLocksIsSaid() throws IOException {
    write(
        "a/Savings.java",
        "package a; class Savings extends Account { int get() { return limit; } }");
    Compilation savings = compile(List.of("a/Savings.java"));
    assertTrue(savings.ok(), () -> savings.messages().toString());
    assertFalse(isTranslated(savings, "a/Savings.class"));
    write("a/Account.java", ACCOUNT.replace("  int limit;", "  @Atomic(\"a\") int limit;"));
    Compilation part = compile(List.of("a/Account.java"));
    says(
        part,
        "Savings.java:1:1: error: [AJWS-128] classes that were compiled before do not fit those"
            + " that are compiled now: Savings.java (was compiled without AJWS) — compile them,"
            + " too: build the whole module anew, or delete the class files of these sources first");
    Compilation both = compile(List.of("a/Account.java", "a/Savings.java"));
    assertTrue(both.ok(), () -> both.messages().toString());
    assertTrue(isTranslated(both, "a/Savings.class"));
  }

  @Test
  void whatIsTranslatedInAnotherWayNowIsSaid() throws IOException {
    write("a/Plain.java", PLAIN.replace("an account", "the account"));
    Compilation part = compile(List.of("a/Plain.java"), "target=serial locks=reentrant");
    says(
        part,
        "Account.java (is translated in another way now), Bank.java (is translated in another way"
            + " now)");
  }

  /** What is in old classes is remembered, and looked at again where they have changed. */
  @Test
  void aMemoryOfOldClassesChangesNothing() throws IOException {
    String cache = "cache=" + folder.resolve("cache");
    for (int i = 0; i < 2; i++) {
      write("a/Plain.java", PLAIN.replace("an account", "account " + i));
      isQuiet(compile(List.of("a/Plain.java"), cache));
      assertTrue(compile(List.of("a/Bank.java"), "skip").ok());
      says(compile(List.of("a/Plain.java"), cache), "Bank.java (was compiled without AJWS)");
      isQuiet(compile(List.of("a/Bank.java"), cache));
    }
  }

  /** The release is what differs, maybe; where it makes no other translation all is well. */
  @Test
  void whatWasCompiledForAnotherJavaIsSaid() throws IOException {
    String[] older = {"-source", "11", "-target", "11"};
    Compilation same = compile(List.of("a/Plain.java"), "", older);
    assertTrue(same.ok(), () -> same.messages().toString());
    says(
        compile(List.of("a/Plain.java"), "target=serial locks=reentrant", older),
        "Bank.java (is translated in another way now, was compiled for Java "
            + Runtime.version().feature()
            + ")");
  }

  @Test
  void aSourceThatHasChangedSinceIsSaid() throws IOException {
    write("a/Bank.java", BANK.replace("return total;", "return 2 * total;"));
    says(compile(List.of("a/Plain.java")), "Bank.java (has changed since)");
  }

  @Test
  void classesThatWereCompiledAsTheyAreAreNotSilentlyUnlocked() throws IOException {
    assertTrue(compile(List.of("a/Bank.java"), "skip").ok());
    says(compile(List.of("a/Plain.java")), "Bank.java (was compiled without AJWS)");
  }

  @Test
  void aClassWhoseSourceIsGoneIsWarnedOf() throws IOException {
    Files.delete(folder.resolve("src/a/Bank.java"));
    Compilation part = compile(List.of("a/Plain.java"));
    assertTrue(part.ok(), () -> part.messages().toString());
    assertEquals(1, part.messages().size(), () -> part.messages().toString());
    says(part, "[AJWS-128] classes that were compiled before have constructs of AJWS, but their");
    says(part, " a.Bank — ");
    assertFalse(compile(List.of("a/Plain.java"), "failOnWarning").ok());
  }

  /** Another root is known by -sourcepath, or by the cache. */
  @Test
  void sourcesInAnotherFolderAreFound() throws IOException {
    Path cache = folder.resolve("cache");
    Path other = Files.createDirectories(folder.resolve("generated/b"));
    Path user =
        Files.writeString(
            other.resolve("User.java"),
            "package b; class User extends a.Account { int get() { return hash(); } int hash() { return 1; } }");
    List<Path> all =
        new ArrayList<>(files(List.of("a/Account.java", "a/Bank.java", "a/Plain.java")));
    all.add(user);
    assertTrue(Compilation.withPlugin(classes, all, "cache=" + cache).ok());
    Path open =
        write("a/Account.java", ACCOUNT.replace("int limit;", "@Atomic(\"a\") public int limit;"));
    Files.writeString(user, Files.readString(user).replace("return 1", "return limit"));
    Compilation part = Compilation.withPlugin(classes, List.of(open), "cache=" + cache);
    says(part, "User.java (was compiled without AJWS)");
    Compilation path =
        Compilation.withPlugin(
            classes, List.of(open), "", "-sourcepath", folder.resolve("generated").toString());
    says(path, "User.java (was compiled without AJWS)");
  }

  /** A class file whose source is nowhere, in any folder. */
  private void leaveGone(Path output, String type) throws IOException {
    String packages = type.substring(0, type.lastIndexOf('.'));
    String simple = type.substring(packages.length() + 1);
    Path source = Files.createDirectories(folder.resolve("gone")).resolve(simple + ".java");
    Files.writeString(
        source,
        "package PACKAGE; @org.ajws.AtomicSet(\"g\") public class NAME { @org.ajws.Atomic(\"g\") int g; }"
            .replace("PACKAGE", packages)
            .replace("NAME", simple));
    Compilation gone = Compilation.withPlugin(folder.resolve("out"), List.of(source), "");
    assertTrue(gone.ok(), () -> gone.messages().toString());
    Files.delete(source);
    Path file = output.resolve(type.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    Files.move(folder.resolve("out").resolve(type.replace('.', '/') + ".class"), file);
  }

  private static void isQuiet(Compilation run) {
    assertTrue(run.ok(), () -> run.messages().toString());
    assertEquals(List.of(), run.messages());
  }

  @Test
  void withoutAnOutputFolderClassesAreLookedForBesideTheNamedSourcesOnly() throws IOException {
    Path source = folder.resolve("src");
    leaveGone(source, "b.Gone");
    leaveGone(source, "a.inside.Gone");
    isQuiet(Compilation.withPlugin(null, files(List.of("a/Account.java", "a/Plain.java")), ""));
    leaveGone(source, "a.Gone");
    says(Compilation.withPlugin(null, files(List.of("a/Account.java")), ""), " a.Gone — ");
    isQuiet(Compilation.withPlugin(null, List.of(write("Top.java", "class Top {}")), ""));
  }

  /** A path that is too long for the system can be read by no user, not even by root. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void whatCannotBeReadInTheOutputFolderIsNoFault() throws IOException {
    String names = "/" + "n".repeat(200);
    Path outer = Files.createDirectories(Path.of(classes + names.repeat(10)));
    Files.createDirectories(Path.of(folder + "/deep" + names.repeat(14)));
    Files.move(folder.resolve("deep"), outer.resolve("deep"));
    Path lost = Files.createSymbolicLink(classes.resolve("a/Lost.class"), Path.of("nowhere"));
    try {
      String cache = "cache=" + folder.resolve("cache");
      // The options name the output, which this test's own look into it could not read, either.
      String[] options = {
        "-d",
        classes.toString(),
        "-cp",
        Compilation.text(Compilation.CLASS_PATH) + File.pathSeparator + classes
      };
      for (String words : List.of("", cache, cache)) {
        for (String file : List.of("a/Plain.java", "a/Account.java")) {
          isQuiet(Compilation.withPlugin(null, files(List.of(file)), words, options));
        }
      }
    } finally {
      Files.move(outer.resolve("deep"), folder.resolve("deep"));
      Files.delete(lost);
    }
  }

  @Test
  void classesOfOtherOutputFoldersInsideAreNotOfTheModule() throws IOException {
    leaveGone(classes.resolve("sub/target/classes"), "a.Gone");
    leaveGone(classes.resolve(".m2"), "a.Gone");
    leaveGone(classes.resolve("node-modules"), "a.Gone");
    isQuiet(compile(List.of("a/Plain.java")));
  }

  @Test
  void whereAjwsIsNotAtHandOnlyNamedPackagesAreLookedInto() throws IOException {
    Path output = folder.resolve("other");
    leaveGone(output, "b.inside.Gone");
    Path plain = write("p/Plain.java", "package p; class Plain {}");
    isQuiet(Compilation.withPlugin(output, List.of(plain), "", "-cp", output.toString()));
    leaveGone(output, "b.Gone");
    Files.writeString(plain, "package p; class Plain extends b.Gone {}");
    Compilation user = Compilation.withPlugin(output, List.of(plain), "", "-cp", output.toString());
    says(user, " b.Gone, b.inside.Gone — ");
    Files.writeString(plain, "package p; class Plain {}");
    says(Compilation.withPlugin(output, List.of(plain), ""), " b.Gone, b.inside.Gone — ");
  }

  @Test
  void withoutNamesOfSourcesInClassFilesTypesAreFoundInThem() throws IOException {
    write(
        "a/Account.java",
        ACCOUNT
            + ACCOUNT
                .substring(ACCOUNT.indexOf("@AtomicSet"))
                .replace("public class Account", "class Helper"));
    List<String> all = List.of("a/Account.java", "a/Bank.java", "a/Plain.java");
    isQuiet(compile(all, "", "-g:none"));
    isQuiet(compile(all, "", "-g:none"));
    isQuiet(compile(List.of("a/Account.java"), "", "-g:none"));
    isQuiet(compile(List.of("a/Plain.java"), "", "-g:none"));
    Files.delete(classes.resolve("a/Account.class"));
    write("a/Plain.java", "package a;\nclass Plain { int x(Helper h) { return h.balance; } }");
    says(compile(List.of("a/Plain.java"), "", "-g:none"), "Plain.java:2:40: error: [AJWS-506] ");
  }

  @Test
  void eachModuleOfSeveralHasItsFolder() throws IOException {
    Path modules = folder.resolve("modules");
    Path first = Files.createDirectories(modules.resolve("m.one/p"));
    Files.writeString(modules.resolve("m.one/module-info.java"), "module m.one { }");
    Path one = Files.writeString(first.resolve("One.java"), "package p; class One {}");
    Path output = folder.resolve("several");
    String[] options = {"--module-source-path", modules.toString()};
    isQuiet(Compilation.withPlugin(output, List.of(one), "", options));
    leaveGone(output.resolve("m.one"), "p.Gone");
    says(Compilation.withPlugin(output, List.of(one), "", options), " p.Gone — ");
  }

  @Test
  void whatTheCompilerFindsByItselfIsTranslatedAsWell() throws IOException {
    Path bank =
        write(
            "a/Bank.java",
            BANK.replace("int total()", "int twice() { return total + total; } int total()"));
    Files.setLastModifiedTime(bank, FileTime.from(Instant.now().plusSeconds(10)));
    write("a/Plain.java", PLAIN.replace("\"an account\"", "\"\" + new Bank().twice()"));
    Compilation part =
        compile(List.of("a/Plain.java"), "", "-sourcepath", folder.resolve("src").toString());
    assertTrue(part.ok(), () -> part.messages().toString());
    assertTrue(isTranslated(part, "a/Bank.class"));
    assertTrue(
        new String(part.classes().get("a/Bank.class"), StandardCharsets.ISO_8859_1)
            .contains("twice$internal"));
  }

  private static boolean isTranslated(Compilation run, String type) {
    return new String(run.classes().get(type), StandardCharsets.ISO_8859_1)
        .contains("Lorg/ajws/runtime/Translated;");
  }

  private static void says(Compilation run, String message) {
    assertTrue(
        run.messages().stream().anyMatch(m -> m.contains(message)),
        () -> run.messages().toString());
  }

  private Compilation compile(List<String> names) throws IOException {
    return compile(names, "");
  }

  private Compilation compile(List<String> names, String words, String... options)
      throws IOException {
    List<String> all = new ArrayList<>(Arrays.asList(options));
    all.addAll(
        List.of("-cp", Compilation.text(Compilation.CLASS_PATH) + File.pathSeparator + classes));
    return Compilation.withPlugin(classes, files(names), words, all.toArray(String[]::new));
  }

  private List<Path> files(List<String> names) {
    return names.stream().map(folder.resolve("src")::resolve).toList();
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
