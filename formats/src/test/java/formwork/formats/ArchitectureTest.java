package formwork.formats;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
                    .importPackages("formwork.formats");

    private static final JavaClasses TESTS =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
                    .importPackages("formwork.formats");

    /** What of the runtime kinds may use: the public API and the vocabularies, not its insides. */
    private static final List<String> RUNTIME =
            List.of(
                    "formwork",
                    "formwork.error",
                    "formwork.mode",
                    "formwork.edit",
                    "formwork.namelist",
                    "formwork.unformatted");

    static Stream<Arguments> imports() {
        return Stream.of(
                Arguments.of("matrix", List.of()),
                Arguments.of("graph", List.of("matrix")),
                Arguments.of("program", List.of("matrix")),
                Arguments.of("geodesy", List.of()),
                Arguments.of("nuclear", List.of()),
                Arguments.of("chemistry", List.of()),
                Arguments.of("climate", List.of()),
                Arguments.of("structure", List.of()),
                Arguments.of("spectra", List.of()),
                Arguments.of("astronomy", List.of()),
                Arguments.of("plasma", List.of()),
                Arguments.of("hydrology", List.of()),
                Arguments.of("statistics", List.of()),
                Arguments.of("fortran", List.of()));
    }

    @ParameterizedTest(name = "{0} imports {1}")
    @MethodSource("imports")
    void packageOfKindsImportsTheCoreAndWhatItsRowAllows(String name, List<String> others) {
        String[] packages =
                Stream.of(
                                Stream.of("java..", "formwork.formats", "formwork.formats." + name),
                                RUNTIME.stream(),
                                others.stream().map(other -> "formwork.formats." + other))
                        .flatMap(stream -> stream)
                        .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("formwork.formats." + name)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages)
                .allowEmptyShould(true)
                .check(MAIN);
    }

    @Test
    void theCoreKnowsNoKind() {
        classes()
                .that()
                .resideInAPackage("formwork.formats")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork",
                        "formwork.formats",
                        "formwork.bulk",
                        "formwork.convert",
                        "formwork.edit",
                        "formwork.error",
                        "formwork.mode",
                        "formwork.transfer",
                        "formwork.unit",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void everyPackageHasARow() {
        List<String> known = imports().map(row -> "formwork.formats." + row.get()[0]).toList();
        classes()
                .should()
                .resideInAnyPackage(
                        Stream.concat(Stream.of("formwork.formats"), known.stream())
                                .toArray(String[]::new))
                .check(MAIN);
    }

    @Test
    void everyKindIsRegistered() {
        Set<String> written =
                MAIN.stream()
                        .filter(type -> type.isAssignableTo(Kind.class))
                        .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
                        .map(JavaClass::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
        Set<String> registered =
                Kinds.all().stream()
                        .map(kind -> kind.getClass().getName())
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(written, registered, "META-INF/services/formwork.formats.Kind");
    }

    @Test
    void packagesHaveNoCycle() {
        slices().matching("formwork.formats.(*)..").should().beFreeOfCycles().check(MAIN);
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
