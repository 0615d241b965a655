package formwork.formats;

import formwork.formats.astronomy.CdsReadMeFiles;
import formwork.formats.astronomy.DaophotFiles;
import formwork.formats.astronomy.EphemerisFiles;
import formwork.formats.astronomy.FitsAsciiFiles;
import formwork.formats.chemistry.AmberTopologyFiles;
import formwork.formats.chemistry.CheckpointFiles;
import formwork.formats.chemistry.CubeFiles;
import formwork.formats.climate.GhcnFiles;
import formwork.formats.fortran.FortranFiles;
import formwork.formats.geodesy.AntennaFiles;
import formwork.formats.geodesy.ClockFiles;
import formwork.formats.geodesy.EarthOrientationFiles;
import formwork.formats.geodesy.GravityFieldFiles;
import formwork.formats.geodesy.GrgsFiles;
import formwork.formats.geodesy.LaserPredictionFiles;
import formwork.formats.geodesy.NavigationFiles;
import formwork.formats.geodesy.ObservationFiles;
import formwork.formats.geodesy.PreciseOrbitFiles;
import formwork.formats.geodesy.RapidOrientationFiles;
import formwork.formats.geodesy.TwoLineFiles;
import formwork.formats.graph.GraphFiles;
import formwork.formats.hydrology.ModflowFiles;
import formwork.formats.matrix.BoeingFiles;
import formwork.formats.matrix.MarketFiles;
import formwork.formats.matrix.SupplementFiles;
import formwork.formats.nuclear.AtomicMassesFiles;
import formwork.formats.nuclear.Endf6Files;
import formwork.formats.nuclear.NjoyFiles;
import formwork.formats.nuclear.NubaseFiles;
import formwork.formats.plasma.GEqdskFiles;
import formwork.formats.program.ProgramFiles;
import formwork.formats.spectra.HitranFiles;
import formwork.formats.statistics.ReferenceFiles;
import formwork.formats.structure.NastranFiles;
import java.util.List;
import java.util.stream.Stream;

/**
 * Small files of every kind. A kind joins the tests that all kinds have (it is recognised, read,
 * written again to the same bytes, and mutated) by a line here.
 */
final class MadeFiles {
    private MadeFiles() {}

    /** All files. */
    static final List<Made> ALL =
            Stream.of(
                            AmberTopologyFiles.ALL,
                            AntennaFiles.ALL,
                            AtomicMassesFiles.ALL,
                            BoeingFiles.ALL,
                            CdsReadMeFiles.ALL,
                            CheckpointFiles.ALL,
                            ClockFiles.ALL,
                            CubeFiles.ALL,
                            DaophotFiles.ALL,
                            EarthOrientationFiles.ALL,
                            Endf6Files.ALL,
                            EphemerisFiles.ALL,
                            FitsAsciiFiles.ALL,
                            FortranFiles.ALL,
                            GEqdskFiles.ALL,
                            GhcnFiles.ALL,
                            GraphFiles.ALL,
                            GravityFieldFiles.ALL,
                            GrgsFiles.ALL,
                            HitranFiles.ALL,
                            LaserPredictionFiles.ALL,
                            MarketFiles.ALL,
                            ModflowFiles.ALL,
                            NastranFiles.ALL,
                            NavigationFiles.ALL,
                            NjoyFiles.ALL,
                            NubaseFiles.ALL,
                            ObservationFiles.ALL,
                            PreciseOrbitFiles.ALL,
                            ProgramFiles.ALL,
                            RapidOrientationFiles.ALL,
                            ReferenceFiles.ALL,
                            SupplementFiles.ALL,
                            TwoLineFiles.ALL
                            // the files of further kinds
                            )
                    .flatMap(List::stream)
                    .toList();
}
