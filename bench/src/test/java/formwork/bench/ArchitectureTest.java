package formwork.bench;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.openjdk.jmh.annotations.Benchmark;

/** What names may not occur, and where benchmarks and tests stand. */
final class ArchitectureTest {
    private static final JavaClasses ALL = new ClassFileImporter().importPackages("formwork.bench");

    @Test
    void namesSayWhatAThingIs() {
        noClasses()
                .should()
                .haveNameMatching(".*(Util|Utils|Common|Helper|Manager|Impl)(\\$.*)?")
                .check(ALL);
    }

    @Test
    void benchmarksHaveTheirName() {
        methods()
                .that()
                .areAnnotatedWith(Benchmark.class)
                .should()
                .beDeclaredInClassesThat()
                .haveSimpleNameEndingWith("Benchmark")
                .check(ALL);
    }

    @Test
    void doesNotReachIntoTheCommand() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideOutsideOfPackages("formwork.cli", "picocli..")
                .check(ALL);
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
                .check(ALL);
    }
}
