import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { belege, erfasseHausangaben, type Hausumfeld, legeRaumAn } from '#domain/seminar/haus/entscheidungen.ts';
import type { Raumart } from '#domain/seminar/haus/ereignisse.ts';
import { alsGast } from '#domain/seminar/haus/gast.ts';
import { mahlzeiten } from '#domain/seminar/haus/mahlzeiten.ts';
import { schlageVor } from '#domain/seminar/haus/vorschlag.ts';
import { gaeste, seminarAggregat } from '#domain/seminar/seminar.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import type { Welt } from './welt.ts';
import type { Zufall } from './zufall.ts';

const RAEUME: readonly (readonly [bezeichnung: string, fuer: Raumart, betten: number, isBarrierefrei?: true])[] = [
	['Ahorn 1', 'W', 4],
	['Ahorn 2', 'W', 4],
	['Ahorn 3', 'W', 3, true],
	['Ahorn 4', 'W', 3],
	['Linde 2', 'GEMISCHT', 2],
	['Linde 1', 'LEITUNG', 2],
	['Buche 1', 'M', 4],
	['Buche 2', 'M', 4, true],
	['Buche 3', 'M', 3],
];

/** What the first of them eat, and what they must not; the same ones whoever they are. */
const KOST: readonly Partial<Pick<Personendaten, 'ernaehrung' | 'allergien'>>[] = [
	{ ernaehrung: 'VEGAN', allergien: 'Laktose' },
	{ ernaehrung: 'VEGETARISCH' },
	{ allergien: 'Nüsse, Laktose' },
	{ ernaehrung: 'HALAL' },
	{ ernaehrung: 'VEGETARISCH', allergien: 'Gluten' },
	{ ernaehrung: 'HALAL', allergien: 'laktose' },
];
/** So many are still to be given a bed. */
const OHNE_BETT = 4;

interface Hauswelt {
	readonly welt: Welt;
	readonly akteur: Akteur;
	readonly zufall: Zufall;
}

/** Rooms, a few wishes, and beds for most. */
export function richteHausEin({ welt, akteur, zufall }: Hauswelt, seminarID: string, heute: string): void {
	const seminar = welt.lies(seminarAggregat, seminarID);
	const wer = gaeste(seminar);
	for (const [i, kost] of KOST.entries()) {
		const akteID = wer[i * 3];
		if (akteID) welt.tue(akteur, akteID, (lage) => bearbeiten(lage, { felder: kost }), zufall);
	}
	const personen = wer.map((id) => {
		const { vorname = '', nachname = '', geschlecht = null, geburtsdatum = null } = welt.akte(id).person;
		const person = { id, vorname, nachname, geschlecht, geburtsdatum, art: 'TEILNEHMEND' as const };
		return alsGast(person, ersterTag(seminar.felder) ?? heute);
	});
	const umfeld: Hausumfeld = { heute, seminardatenMonate: 3, gaeste: personen };
	const schreibe = (ereignisse: ReturnType<typeof legeRaumAn>) =>
		welt.schreibe(seminarAggregat, seminarID, ereignisse, akteur, zufall.uuid());
	for (const [bezeichnung, fuer, betten, isBarrierefrei = false] of RAEUME)
		schreibe(legeRaumAn(seminar, zufall.uuid(), { bezeichnung, fuer, betten, isBarrierefrei }, umfeld));
	const ohne = { mit: [], isBarrierefrei: false, ankunft: null, abreise: null };
	const frauen = personen.filter((p) => p.geschlecht === 'W' && p.isMinderjaehrig === false).map(({ id }) => id);
	for (const [i, id] of frauen.slice(0, 6).entries()) {
		const mit = frauen[i % 2 === 0 ? i + 1 : i - 1];
		if (mit) schreibe(erfasseHausangaben(seminar, id, { ...ohne, mit: [mit] }, umfeld));
	}
	const abreise = mahlzeiten(seminar.felder.termine).at(-6) ?? null;
	const letzter = wer.at(-1);
	if (letzter) schreibe(erfasseHausangaben(seminar, letzter, { ...ohne, isBarrierefrei: true, abreise }, umfeld));
	const { umzuege } = schlageVor({ ...seminar.haus, gaeste: personen });
	const mitBett = umzuege.slice(0, Math.max(0, umzuege.length - OHNE_BETT));
	if (mitBett.length > 0)
		schreibe(
			belege(
				seminar,
				mitBett.map(({ gastID, nach }) => ({ gastID, raumID: nach })),
				umfeld,
			),
		);
}
