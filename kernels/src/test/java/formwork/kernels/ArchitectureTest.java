package formwork.kernels;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The shape of the module: which package may import which, and what names may not occur. */
final class ArchitectureTest {
    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("formwork.kernels");

    private static final JavaClasses TESTS =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
                    .importPackages("formwork.kernels");

    @Test
    void placementImportsNoKernel() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.numa")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.numa",
                        "formwork",
                        "formwork.edit",
                        "com.sun.jna",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void loadingNeedsTheMachineTheKindsAndTheRuntime() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.loading")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.loading",
                        "formwork.kernels.numa",
                        "formwork",
                        "formwork.edit",
                        "formwork.error",
                        "formwork.formats",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void solvingNeedsTheMachineAndMatrices() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.solve")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.solve",
                        "formwork.kernels.numa",
                        "formwork.formats.matrix",
                        "formwork.edit",
                        "formwork.error",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void switchesNeedGraphsAndTheRuntime() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.interconnect")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.interconnect",
                        "formwork",
                        "formwork.error",
                        "formwork.formats.graph",
                        "formwork.formats.matrix") // the arrays of graphs
                .check(MAIN);
    }

    @Test
    void graphsNeedTheMachineAndFiles() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.graph")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.graph",
                        "formwork.kernels.numa",
                        "formwork.kernels.loading",
                        "formwork.formats.graph",
                        "formwork.formats.matrix",
                        "formwork",
                        "formwork.edit",
                        "formwork.error",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void searchingNeedsGraphsAndTheMachine() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.search")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.search",
                        "formwork.kernels.graph",
                        "formwork.kernels.numa",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void networksNeedGraphsAndTheMachine() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.network")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.network",
                        "formwork.kernels.graph",
                        "formwork.kernels.numa",
                        "formwork.error",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void streamImportsPlacement() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.stream")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.stream",
                        "formwork.kernels.numa",
                        "formwork.edit",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void theBenchmarkNeedsGraphsAndSearches() {
        classes()
                .that()
                .resideInAPackage("formwork.kernels.graph500")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.kernels.graph500",
                        "formwork.kernels.graph",
                        "formwork.kernels.search",
                        "formwork.kernels.loading",
                        "formwork.kernels.numa",
                        "formwork",
                        "formwork.edit",
                        "formwork.error",
                        "org.agrona..")
                .check(MAIN);
    }

    @Test
    void onlyOneClassKnowsJna() {
        noClasses()
                .that()
                .doNotHaveSimpleName("LinuxKernel")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.sun.jna..")
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
