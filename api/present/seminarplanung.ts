import type { seminarplanung } from '#api/contract/seminare/seminarplanung.ts';
import type { Seminarteil } from '#domain/recht/recht.ts';
import type { Seminarrechnung } from '#domain/recht/seminartage.ts';
import type { Pflichtstand, Tagestand } from '#domain/seminar/pflicht.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import type { MoeglichesSeminar } from '#projections/queries/seminare/seminare.ts';
import type { Ausgang } from '../contract/route.ts';

type Planung = NonNullable<Ausgang<typeof seminarplanung.holeSeminarplanung>['data']>;

interface Grundlage {
	readonly rechnung: Seminarrechnung;
	readonly teile: readonly Seminarteil[];
	readonly moeglich: readonly MoeglichesSeminar[];
	/** null: nobody knows. */
	readonly stand: Pflichtstand | null;
	readonly namen: ReadonlyMap<string, string>;
}

/** From tenths into days. */
export function zeigePlanung({
	rechnung,
	teile,
	moeglich,
	stand,
	namen,
}: Grundlage): Omit<Planung, 'vertragID' | 'pflicht'> {
	const name = (id: string) => namen.get(id) ?? id;
	return {
		stand: zeigeStand(stand),
		isHinweis: rechnung.monate < rechnung.saetze.regelmonate,
		teile: teile.map(({ seminartypID, tage }) => ({
			seminartypID,
			seminartyp: name(seminartypID),
			mindestens: tage,
			stand: zeigeStand(stand?.teile.find((teil) => teil.seminartypID === seminartypID) ?? null),
		})),
		moeglich: moeglich.map(({ id, bezeichnung, seminartypID, ort, isOnline, geplanteTage, ...termine }) => ({
			...{ id, bezeichnung, ort, isOnline },
			seminartyp: name(seminartypID),
			von: ersterTag(termine) ?? '',
			bis: letzterTag(termine) ?? '',
			tage: geplanteTage / 10,
		})),
	};
}

const zeigeStand = (stand: Tagestand | null): Planung['stand'] =>
	stand && { offen: stand.offen / 10, nichtMehrErreichbarAb: stand.nichtMehrErreichbarAb };
