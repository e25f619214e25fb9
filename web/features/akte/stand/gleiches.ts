import { gemeinter } from '#domain/akte/vertragswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import type { Feldnamen } from '../daten/personenfelder.ts';
import {
	ANSCHRIFT,
	BANK,
	type Feld,
	FREIE_FELDER,
	GESCHUETZT,
	KONTAKT,
	NAME,
	personentext,
	WEITERE,
	WUNSCH,
} from '../daten/personenfelder.ts';
import type { Freiwilliger, Stand, Unterschied } from '../typen.ts';
import { bezeichnung, SEITENFELDER, vertragsanzeige } from '../vertrag/vertragsfelder.ts';

/** A line of the comparison; without `von` and `nach` differing it hasn't changed. */
export type Gegenueberstellung = Pick<
	Unterschied,
	'gruppe' | 'bezeichnung' | 'von' | 'nach' | 'statusVon' | 'statusNach'
>;

const FELDER: readonly Feld[] = [NAME, KONTAKT, ANSCHRIFT, WUNSCH, ...WEITERE, GESCHUETZT, BANK]
	.flatMap(({ felder }) => felder)
	.concat(FREIE_FELDER);

/** What was the same then as it is now, as far as it has a value. */
export function gleiches(damals: Freiwilliger, heute: Freiwilliger, namen: Feldnamen): Gegenueberstellung[] {
	return [...gleicherStatus(damals, heute), ...gleicherVertrag(damals, heute), ...gleichePerson(damals, heute, namen)];
}

/** Of seminars; what differs is said already. */
export const gleicheSeminare = ({
	seminare,
	unterschiede,
}: Pick<Stand, 'seminare' | 'unterschiede'>): Gegenueberstellung[] => {
	const anders = new Set(unterschiede.filter((u) => u.gruppe === 'Seminare').map((u) => u.bezeichnung));
	return seminare.flatMap(({ bezeichnung: name, wert, status }) =>
		wert === null || anders.has(name)
			? []
			: [{ ...zeile('Seminare', name, wert), statusVon: status, statusNach: status }],
	);
};

const zeile = (gruppe: Gegenueberstellung['gruppe'], name: string, wert: string): Gegenueberstellung => ({
	gruppe,
	bezeichnung: name,
	von: wert,
	nach: wert,
	statusVon: null,
	statusNach: null,
});

function gleicherStatus(damals: Freiwilliger, heute: Freiwilliger): Gegenueberstellung[] {
	const ref = (katalog: 'FREIWILLIGER' | 'WUNSCH', nummer: number) => ({
		statusVon: { katalog, nummer },
		statusNach: { katalog, nummer },
	});
	const eigener =
		damals.status === heute.status
			? [{ ...zeile('Status', 'Freiwilliger', String(heute.status)), ...ref('FREIWILLIGER', heute.status) }]
			: [];
	const wuensche = damals.wuensche
		.filter((w) => heute.wuensche.some(({ id, status }) => id === w.id && status === w.status))
		.map((w) => ({ ...zeile('Status', `Wunsch ${w.einsatzort}`, String(w.status)), ...ref('WUNSCH', w.status) }));
	return [...eigener, ...wuensche];
}

function gleicherVertrag(damals: Freiwilliger, heute: Freiwilliger): Gegenueberstellung[] {
	const alt = gemeinter(damals);
	const neu = heute.vertraege.find(({ id }) => id === alt?.id);
	if (!alt || !neu) return [];
	return SEITENFELDER.flatMap((feld) => {
		const text = vertragsanzeige(neu, feld);
		return text !== null && vertragsanzeige(alt, feld) === text ? [zeile('Vertrag', bezeichnung(feld), text)] : [];
	});
}

function gleichePerson(damals: Freiwilliger, heute: Freiwilliger, namen: Feldnamen): Gegenueberstellung[] {
	return FELDER.flatMap((feld) => {
		const text = personentext(feld, heute[feld.feld], namen);
		if (text === null || personentext(feld, damals[feld.feld], namen) !== text) return [];
		return [zeile('Persönliche Daten', FELD_BEZEICHNUNG[feld.feld], text)];
	});
}
