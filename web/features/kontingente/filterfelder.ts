import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { useGruppierungen } from '../liste/gruppierung.ts';

const TEXT = KONTINGENTE.filter;

/** What the matrix may be filtered by; a grouping that has no values is left out. */
export function useFilterfelder({ mitAbfrage, ohne }: { mitAbfrage: boolean; ohne: boolean }): readonly Filterfeld[] {
	const gruppierungen = useGruppierungen();
	return [
		...(ohne ? [] : PLAETZE),
		...(mitAbfrage ? [ABFRAGE] : []),
		...gruppierungen.map(
			({ feld, titel, eintraege }): Filterfeld => ({
				feld,
				titel,
				art: 'auswahl',
				optionen: eintraege.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })),
			}),
		),
		{ feld: 'plz', titel: TEXT.plz, art: 'plz' },
		{ feld: 'ort', titel: TEXT.ort, art: 'text' },
	];
}

const PLAETZE: readonly Filterfeld[] = [
	{ feld: 'dienstartID', titel: TEXT.dienstart, art: 'dienstart' },
	{ feld: 'freiDienstartID', titel: TEXT.frei, art: 'dienstart' },
	{ feld: 'isUnverteilt', titel: TEXT.unverteilt, art: 'jaNein' },
];

const ABFRAGE: Filterfeld = {
	feld: 'abfrageStatus',
	titel: TEXT.abfrage,
	art: 'auswahl',
	optionen: Object.entries(KONTINGENTE.status).map(([id, name]) => ({ id, name })),
};
