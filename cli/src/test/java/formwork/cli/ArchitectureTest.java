package formwork.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The shape of the module: what it may import, and what names may not occur. */
final class ArchitectureTest {
    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("formwork.cli");

    private static final JavaClasses TESTS =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
                    .importPackages("formwork.cli");

    @Test
    void importsTheRuntimeAndSixLibraries() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "formwork.cli..",
                        "formwork",
                        "formwork.convert", // shortest digits
                        "formwork.edit",
                        "formwork.error",
                        "formwork.formats",
                        "formwork.formats.graph", // topologies
                        "formwork.formats.matrix", // what convert goes between
                        "formwork.field", // cells as fields
                        "formwork.kernels.graph",
                        "formwork.kernels.graph500",
                        "formwork.kernels.interconnect",
                        "formwork.kernels.loading",
                        "formwork.kernels.network",
                        "formwork.kernels.numa", // the machine
                        "formwork.kernels.search",
                        "formwork.kernels.stream",
                        "formwork.kernels.solve",
                        "formwork.mode",
                        "formwork.namelist",
                        "formwork.source",
                        "formwork.transfer", // the descriptors that items meet
                        "formwork.unformatted",
                        "picocli..",
                        "me.tongfei.progressbar..",
                        "org.apache.arrow..",
                        "org.apache.commons.csv..",
                        "org.knowm.xchart..",
                        "com.fasterxml.jackson.core..")
                .check(MAIN);
    }

    @Test
    void theMeasurementKnowsNoCommand() {
        noClasses()
                .that()
                .resideInAPackage("formwork.cli.iof")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("formwork.cli", "picocli..")
                .check(MAIN);
    }

    @Test
    void logsNothing() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.logging..")
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
    void onlyTheEntryIsPublic() {
        classes()
                .that()
                .areTopLevelClasses()
                .and()
                .arePublic()
                .and()
                .resideInAPackage("formwork.cli")
                .should()
                .haveSimpleName("Main")
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
