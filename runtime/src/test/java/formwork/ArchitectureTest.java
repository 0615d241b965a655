package formwork;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The shape of the module: which package may import which, and what names may not occur. */
final class ArchitectureTest {
    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("formwork");

    private static final JavaClasses TESTS =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
                    .importPackages("formwork");

    static Stream<Arguments> imports() {
        return Stream.of(
                Arguments.of("error", List.of()),
                Arguments.of("mode", List.of()),
                Arguments.of("edit", List.of("error", "mode")),
                Arguments.of("source", List.of("edit", "error")),
                Arguments.of("convert", List.of()),
                Arguments.of("field", List.of("edit", "convert", "mode", "error")),
                Arguments.of("unit", List.of("mode", "error")),
                Arguments.of("list", List.of("edit", "convert", "field", "unit", "mode", "error")),
                Arguments.of("unformatted", List.of("unit", "mode", "error")),
                Arguments.of(
                        "namelist",
                        List.of("list", "edit", "convert", "field", "unit", "mode", "error")),
                Arguments.of("transfer", List.of("edit", "field", "unit", "mode", "error")),
                Arguments.of(
                        "bulk",
                        List.of("edit", "field", "convert", "unit", "transfer", "mode", "error")));
    }

    @ParameterizedTest(name = "{0} imports {1}")
    @MethodSource("imports")
    void packageImportsOnlyWhatItsRowAllows(String name, List<String> allowed) {
        String[] packages =
                Stream.concat(
                                Stream.of(
                                        "java..",
                                        name.equals("bulk") ? "org.agrona.." : "java..",
                                        "formwork." + name),
                                allowed.stream().map(other -> "formwork." + other))
                        .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("formwork." + name)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages)
                .allowEmptyShould(true)
                .check(MAIN);
    }

    @Test
    void onlyClassesNamedAfterItUseAgrona() {
        noClasses()
                .that()
                .haveSimpleNameNotStartingWith("Agrona")
                .and()
                .haveNameNotMatching(".*[.]Agrona\\w+\\$.*")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.agrona..")
                .check(MAIN);
    }

    @Test
    void everyPackageHasARow() {
        List<String> known = imports().map(row -> "formwork." + row.get()[0]).toList();
        classes()
                .should()
                .resideInAnyPackage(
                        Stream.concat(Stream.of("formwork"), known.stream()).toArray(String[]::new))
                .check(MAIN);
    }

    @Test
    void packagesHaveNoCycle() {
        slices().matching("formwork.(*)..").should().beFreeOfCycles().check(MAIN);
    }

    @Test
    void importsNothingBesidesTheJdk() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.util.logging..", "java.sql..", "java.desktop..", "sun..", "jdk..")
                .check(MAIN);
    }

    @Test
    void nobodyPrintsToStandardOutput() {
        noClasses()
                .should(com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .check(MAIN);
    }

    @Test
    void namesSayWhatAThingIs() {
        noClasses()
                .should()
                .haveNameMatching(".*(Util|Utils|Common|Helper|Manager|Impl)(\\$.*)?")
                .check(MAIN);
    }

    @Test
    void testClassesHaveTheNameThatIsRun() {
        methods()
                .that()
                .areAnnotatedWith(Test.class)
                .or()
                .areAnnotatedWith(ParameterizedTest.class)
                .should()
                .beDeclaredInClassesThat()
                .haveNameMatching("[^$]*Test(\\$.*)?")
                .check(TESTS);
    }
}
