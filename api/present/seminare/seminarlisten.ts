/** Who takes part, as columns of a file and as rows on paper. Table: Exports, Seminarteilnehmer. */
import type { Teilnehmerliste } from '#commands/pdf/seminare/teilnehmerliste.ts';
import { PERSONENFELDER } from '#domain/felder/personenfelder.ts';
import { terminworte } from '#domain/seminar/worte.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { ANERKANNTE_NACHWEISE, SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import type { Listenmitglied, Listenperson, Listenteilnahme } from '#projections/queries/seminare/listen.ts';
import type { Seminarzeile } from '#projections/queries/seminare/seminare.ts';
import type { Erlaeuterung } from '../dateien/excelliste.ts';
import type { Blattspalte } from '../dateien/xlsx.ts';

export type Nummeriert<Zeile> = Zeile & { readonly nr: number };
export const nummeriert = <Zeile extends object>(zeilen: readonly Zeile[]): Nummeriert<Zeile>[] =>
	zeilen.map((zeile, i) => ({ ...zeile, nr: i + 1 }));

const ERNAEHRUNG: Readonly<Record<string, string>> = PERSONENFELDER.ernaehrung.werte;

const PERSONENSPALTEN: readonly Blattspalte<Nummeriert<Listenperson>>[] = [
	{ kopf: 'Nr', wert: (z) => z.nr, breite: 5 },
	{ kopf: 'Nachname', wert: (z) => z.nachname, breite: 20 },
	{ kopf: 'Vorname', wert: (z) => z.vorname, breite: 18 },
	{ kopf: 'Geburtsdatum', wert: (z) => z.geburtsdatum, art: 'TAG', breite: 13 },
	{ kopf: 'Dienstart', wert: (z) => z.dienstart, breite: 11 },
	{ kopf: 'Einsatzstelle', wert: (z) => z.einsatzstelle, breite: 32 },
	{ kopf: 'E-Mail', wert: (z) => z.email, breite: 28 },
	{ kopf: 'Mobil', wert: (z) => z.mobil, breite: 18 },
	{ kopf: 'Ernährung', wert: (z) => z.ernaehrung && (ERNAEHRUNG[z.ernaehrung] ?? z.ernaehrung), breite: 12 },
	{ kopf: 'Allergien', wert: (z) => z.allergien, breite: 28 },
	{ kopf: 'T-Shirt', wert: (z) => z.tshirtGroesse, breite: 9 },
	{ kopf: 'Teilnahme', wert: (z) => z.stand, breite: 14 },
];
const UNTERSCHRIFT: Blattspalte<unknown> = { kopf: 'Unterschrift', wert: () => null, breite: 28 };

export const SEMINARSPALTEN: readonly Blattspalte<Nummeriert<Listenteilnahme>>[] = [
	...PERSONENSPALTEN,
	{
		kopf: 'Nachweisstatus',
		wert: (z) => (z.nachweisStatus !== null && formatStatus(SEMINARNACHWEIS, z.nachweisStatus)) || null,
		breite: 18,
	},
	{ kopf: 'Tage', wert: (z) => z.tage, art: 'TAGE' },
	UNTERSCHRIFT,
];

export const GRUPPENSPALTEN: readonly Blattspalte<Nummeriert<Listenmitglied>>[] = [
	...PERSONENSPALTEN,
	{ kopf: 'Tage Pflicht', wert: (z) => z.pflicht, art: 'TAGE', breite: 12 },
	{ kopf: 'Tage anerkannt', wert: (z) => z.anerkannt, art: 'TAGE', breite: 14 },
	{ kopf: 'Tage geplant', wert: (z) => z.geplant, art: 'TAGE', breite: 13 },
	{ kopf: 'Tage offen', wert: (z) => z.offen, art: 'TAGE', breite: 11 },
	UNTERSCHRIFT,
];

/** How many there are of each. */
function personensummen(zeilen: readonly Listenperson[]): Erlaeuterung['summen'] {
	const anzahl = (stand: Listenperson['stand']) => zeilen.filter((z) => z.stand === stand).length;
	const angeboten = anzahl('ANGEBOTEN');
	return [
		{ bezeichnung: 'Angemeldet', wert: anzahl('ANGEMELDET') },
		...(angeboten > 0 ? [{ bezeichnung: 'Platz angeboten', wert: angeboten }] : []),
		{ bezeichnung: 'Warteliste', wert: anzahl('WARTELISTE') },
	];
}

const summe = (werte: readonly (number | null)[]): number => werte.reduce<number>((s, wert) => s + (wert ?? 0), 0);

/** Proposals aren't added up: they may come to nothing. */
export const seminarsummen = (zeilen: readonly Listenteilnahme[]): Erlaeuterung['summen'] => [
	...personensummen(zeilen),
	{ bezeichnung: 'Anerkannte Tage', wert: summe(zeilen.map(anerkannteTage)), art: 'TAGE' },
];

const anerkannteTage = ({ nachweisStatus, tage }: Listenteilnahme): number | null =>
	nachweisStatus !== null && ANERKANNTE_NACHWEISE.includes(nachweisStatus) ? tage : null;

export const gruppensummen = (zeilen: readonly Listenmitglied[]): Erlaeuterung['summen'] => [
	...personensummen(zeilen),
	{ bezeichnung: 'Anerkannte Tage', wert: summe(zeilen.map((z) => z.anerkannt)), art: 'TAGE' },
	{ bezeichnung: 'Offene Tage', wert: summe(zeilen.map((z) => z.offen)), art: 'TAGE' },
];

/** Those who have a place, as they sign. */
export const unterschreibende = (zeilen: readonly Listenperson[]): Teilnehmerliste['personen'] =>
	zeilen
		.filter(({ stand }) => stand === 'ANGEMELDET')
		.map(({ nachname, vorname, einsatzstelle }) => ({
			name: [nachname, vorname].filter(Boolean).join(', '),
			einsatzstelle,
		}));

/** When, where, who leads it. */
export function seminarangaben({ termine, ort, adresse, isOnline, leitung }: Seminarzeile): string[] {
	const wo = [ort, adresse, isOnline && 'online'].filter(Boolean).join(', ');
	const angaben = [termine.map(terminworte).join('; '), wo, leitung && `Leitung: ${leitung}`];
	return angaben.filter((angabe): angabe is string => Boolean(angabe));
}
