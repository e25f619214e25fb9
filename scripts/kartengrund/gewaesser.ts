import { join } from 'node:path';
import { AUSSCHNITT } from './ausschnitt.ts';
import type { Gewaesser, Koordinate } from './quellen.ts';

/** A variable of an HDF5 file. */
interface Wert {
	readonly value: ArrayLike<number>;
}
interface Datei {
	get(name: string): Wert;
	close(): void;
}
interface Hdf5 {
	readonly ready: Promise<unknown>;
	readonly File: new (pfad: string, art: 'r') => Datei;
}

const VOLL = 65_535;
/** A ring that is closed within its bin. */
const GESCHLOSSEN = 4;
const SEE = 2;

/**
 * Rivers and lakes of GSHHG: the world in bins of some degrees, in each the lines it holds. A lake on the edge of a bin
 * is left out; in and around Germany none of them lies so.
 */
export async function liesGewaesser(hdf5: string, ordner: string): Promise<Gewaesser> {
	const { ready, File } = (await import(hdf5)) as Hdf5;
	await ready;
	const fluesse = lies(new File(join(ordner, 'binned_river_h.nc'), 'r'), (datei) => {
		const anzahl = werte(datei, 'N_points_for_a_segment');
		const klasse = werte(datei, 'Hierarchial_level_of_a_segment');
		return (s) => ({ anzahl: anzahl[s] ?? 0, klasse: klasse[s] ?? 0 });
	});
	const ufer = lies(new File(join(ordner, 'binned_GSHHS_h.nc'), 'r'), (datei) => {
		const gepackt = werte(datei, 'Embedded_npts_levels_exit_entry_for_a_segment');
		return (s) => {
			const wert = gepackt[s] ?? 0;
			const istGeschlossen = ((wert >> 3) & 7) === GESCHLOSSEN;
			return { anzahl: wert >> 9, klasse: istGeschlossen ? (wert >> 6) & 7 : 0 };
		};
	});
	return { fluesse, seen: ufer.filter(({ klasse }) => klasse === SEE).map(({ punkte }) => punkte) };
}

const werte = (datei: Datei, name: string): ArrayLike<number> => datei.get(name).value;

function lies(datei: Datei, kopf: (datei: Datei) => (segment: number) => { anzahl: number; klasse: number }) {
	const grad = (werte(datei, 'Bin_size_in_minutes')[0] ?? 0) / 60;
	const jeReihe = werte(datei, 'N_bins_in_360_longitude_range')[0] ?? 0;
	const ersteSegmente = werte(datei, 'Id_of_first_segment_in_a_bin');
	const segmente = werte(datei, 'N_segments_in_a_bin');
	const erstePunkte = werte(datei, 'Id_of_first_point_in_a_segment');
	const lons = werte(datei, 'Relative_longitude_from_SW_corner_of_bin');
	const lats = werte(datei, 'Relative_latitude_from_SW_corner_of_bin');
	const segment = kopf(datei);
	const anteil = (wert = 0) => ((wert & VOLL) / VOLL) * grad;
	const gefunden: { klasse: number; punkte: Koordinate[] }[] = [];
	for (let fach = 0; fach < ersteSegmente.length; fach++) {
		const lon = (fach % jeReihe) * grad;
		const lat = 90 - (Math.floor(fach / jeReihe) + 1) * grad;
		const { west, ost, sued, nord } = AUSSCHNITT;
		if (lon + grad <= west || lon >= ost || lat + grad <= sued || lat >= nord) continue;
		const erstes = ersteSegmente[fach] ?? 0;
		for (let s = erstes; s < erstes + (segmente[fach] ?? 0); s++) {
			const { anzahl, klasse } = segment(s);
			const ab = erstePunkte[s] ?? 0;
			const punkte = Array.from(
				{ length: anzahl },
				(_, i): Koordinate => [lon + anteil(lons[ab + i]), lat + anteil(lats[ab + i])],
			);
			gefunden.push({ klasse, punkte });
		}
	}
	datei.close();
	return gefunden;
}
