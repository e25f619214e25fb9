import type { seminarplanung } from '#api/contract/seminare/seminarplanung.ts';
import { zaehltFuer } from '#domain/akte/seminar/gezaehlt.ts';
import type { Akte, Nachweisdatei, Seminarnachweis } from '#domain/akte/zustand.ts';
import type { Seminarrechnung } from '#domain/recht/seminartage.ts';
import { type Akteur, seite } from '#domain/rollen.ts';
import type { Pflichtstand, Tagestand } from '#domain/seminar/pflicht.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import type { Gruppenzugehoerigkeit } from '#projections/queries/seminare/gruppen.ts';
import type { Wartend } from '#projections/queries/seminare/plaetze.ts';
import type { MoeglichesSeminar } from '#projections/queries/seminare/seminare.ts';
import type { Ausgang } from '../contract/route.ts';

type Planung = NonNullable<Ausgang<typeof seminarplanung.holeSeminarplanung>['data']>;
type Eintrag = Planung['eintraege'][number];
type Namen = ReadonlyMap<string, string>;

interface Blick {
	readonly akte: Akte;
	readonly akteur: Akteur;
	/** For which contract it may count; null: whichever holds its first day. */
	readonly vertragID: string | null;
	/** Of the kinds of seminars. */
	readonly namen: Namen;
}

interface Grundlage extends Blick {
	readonly vertragID: string;
	readonly pflicht: number | null;
	readonly rechnung: Seminarrechnung | null;
	/** null: nobody knows how many days there are to be. */
	readonly stand: Pflichtstand<MoeglichesSeminar> | null;
	readonly warteliste: readonly Wartend[];
	readonly gruppe: Gruppenzugehoerigkeit | null;
	readonly hindernis: string | null;
}

/** From tenths into days. */
export function zeigePlanung(grundlage: Grundlage): Omit<Planung, 'ersatztage'> {
	const { akte, vertragID, pflicht, rechnung, stand, namen, warteliste, hindernis, gruppe } = grundlage;
	const name = (id: string) => namen.get(id) ?? id;
	return {
		vertragID,
		hindernis,
		pflicht,
		stand: stand && zeigeStand(stand),
		isHinweis: rechnung !== null && rechnung.monate < rechnung.saetze.regelmonate,
		teile: (stand?.teile ?? []).map((teil) => ({
			seminartypID: teil.seminartypID,
			seminartyp: name(teil.seminartypID),
			mindestens: teil.mindestens / 10,
			stand: zeigeStand(teil),
		})),
		moeglich: (stand?.hilft ?? []).map(
			({ id, bezeichnung, seminartypID, ort, isOnline, geplanteTage, ...termine }) => ({
				...{ id, bezeichnung, ort, isOnline },
				seminartyp: name(seminartypID),
				von: ersterTag(termine) ?? '',
				bis: letzterTag(termine) ?? '',
				tage: geplanteTage / 10,
			}),
		),
		eintraege: akte.seminarnachweise
			.map((nachweis) => zeigeEintrag(nachweis, grundlage))
			.toSorted((a, b) => (a.von ?? '').localeCompare(b.von ?? '')),
		warteliste: [...warteliste],
		gruppe,
	};
}

/** What a doctor says is between the volunteer and the Traeger; a site learns that there is something. */
export const liestDatei = ({ isAU }: Nachweisdatei, akteur: Akteur): boolean =>
	!isAU || seite(akteur) !== 'EINSATZSTELLE';

function zeigeDatei(datei: Nachweisdatei, akteur: Akteur): Eintrag['datei'] {
	const isLesbar = liestDatei(datei, akteur);
	const { name, isAU, eingereichtAm } = datei;
	return { name: isLesbar ? name : null, isAU, eingereichtAm, isLesbar };
}

/** Why something was refused is between the volunteer and the Traeger. */
export function zeigeEintrag(nachweis: Seminarnachweis, { akte, akteur, vertragID, namen }: Blick): Eintrag {
	const { id, seminarID, titel, veranstalter, seminartypID, geplant, tage, kosten, status, grund, version } = nachweis;
	const fuer = vertragID ?? akte.vertraege.findLast((v) => v.status !== 9500)?.id ?? '';
	return {
		...{ id, seminarID, titel, veranstalter, seminartypID, status, version },
		seminartyp: seminartypID === null ? null : (namen.get(seminartypID) ?? seminartypID),
		von: ersterTag(nachweis),
		bis: letzterTag(nachweis),
		geplant: geplant / 10,
		tage: tage === null ? null : tage / 10,
		kosten: kosten === null ? null : kosten / 100,
		grund: seite(akteur) === 'EINSATZSTELLE' ? null : grund,
		datei: nachweis.datei && zeigeDatei(nachweis.datei, akteur),
		zaehlt: zaehltFuer(akte, nachweis, fuer),
	};
}

const zeigeStand = ({
	anerkannt,
	pruefung,
	geplant,
	offen,
	nichtMehrErreichbarAb,
}: Tagestand): Planung['teile'][number]['stand'] => ({
	anerkannt: anerkannt / 10,
	pruefung: pruefung / 10,
	geplant: geplant / 10,
	offen: offen / 10,
	nichtMehrErreichbarAb,
});
