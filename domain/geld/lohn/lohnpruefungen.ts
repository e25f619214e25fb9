/** What payroll would ask back for. Table: money.md, runs, checks. */
import { hinweisSozialversicherungsnummer } from '#domain/felder/kennziffern.ts';
import type { Lohnperson } from './lohnperson.ts';

interface Lohnpruefung {
	readonly titel: string;
	readonly abhilfe: string;
	readonly trifft: (werte: Lohnperson['werte'], monat: string) => boolean;
}

/** Of whom something is taken back; what his file lacks is no concern of the month any more. */
const ENTFALLEN = {
	ENTFALLEN: {
		titel: 'Nicht mehr dabei',
		abhilfe:
			'Für diesen Monat schon übergeben: Die Beträge werden auf 0,00 € gesetzt, die Stammdaten nennen den Austritt.',
		grund: 'MIT_ENDE',
	},
	ENTFALLEN_OHNE_AUSTRITT: {
		titel: 'Nicht mehr dabei, ohne Austritt',
		abhilfe:
			'Für diesen Monat schon übergeben: Die Beträge werden auf 0,00 € gesetzt. Das Portal kennt keinen letzten Diensttag, etwa weil der Vertrag annulliert ist: Die Stammdaten im Lohnprogramm prüfen.',
		grund: 'OHNE_ENDE',
	},
} as const satisfies Readonly<
	Record<string, Pick<Lohnpruefung, 'titel' | 'abhilfe'> & { grund: Lohnperson['entfallen'] }>
>;

const IN_DER_AKTE = 'In der Akte eintragen.';

export const LOHNPRUEFUNGEN = {
	STEUER_ID: { titel: 'Steuer-ID fehlt', abhilfe: IN_DER_AKTE, trifft: ({ steuerID }) => steuerID === null },
	SV_NUMMER: {
		titel: 'Sozialversicherungsnummer fehlt',
		abhilfe: IN_DER_AKTE,
		trifft: ({ sozialversicherungsnummer }) => sozialversicherungsnummer === null,
	},
	SV_NUMMER_PRUEFEN: {
		titel: 'Sozialversicherungsnummer passt nicht zum Geburtsdatum oder zur Prüfziffer',
		abhilfe: 'Mit dem Ausweis der Rentenversicherung vergleichen.',
		trifft: ({ sozialversicherungsnummer, geburtsdatum }) =>
			sozialversicherungsnummer !== null &&
			hinweisSozialversicherungsnummer(sozialversicherungsnummer, geburtsdatum) !== null,
	},
	KRANKENKASSE: {
		titel: 'Krankenkasse fehlt',
		abhilfe: IN_DER_AKTE,
		trifft: ({ krankenkasse }) => krankenkasse === null,
	},
	IBAN: { titel: 'IBAN fehlt', abhilfe: IN_DER_AKTE, trifft: ({ iban }) => iban === null },
	BETRIEBSNUMMER: {
		titel: 'Betriebsnummer der Einsatzstelle fehlt',
		abhilfe: 'Auf der Seite der Einsatzstelle eintragen.',
		trifft: ({ betriebsnummer }) => betriebsnummer === null,
	},
	VERSICHERUNG_ENDET: {
		titel: 'Versicherungspflicht endet vor dem Monat',
		abhilfe: 'Prüfen, ob die Angabe in der Akte noch stimmt.',
		trifft: ({ versicherungspflichtigBis }, monat) =>
			versicherungspflichtigBis !== null && versicherungspflichtigBis < `${monat}-01`,
	},
} as const satisfies Readonly<Record<string, Lohnpruefung>>;
type Lohnpruefungkey = keyof typeof LOHNPRUEFUNGEN;

/** Those that found somebody, in their order. */
export function lohnpruefungen(alle: readonly Lohnperson[], monat: string) {
	const personen = alle.filter(({ entfallen }) => entfallen === undefined);
	const weg = Object.entries(ENTFALLEN).flatMap(([pruefung, { grund, ...worte }]) => {
		const ihre = alle.filter(({ entfallen }) => entfallen === grund);
		return ihre.length > 0 ? [{ pruefung, ...worte, personen: ihre }] : [];
	});
	const funde = (Object.keys(LOHNPRUEFUNGEN) as Lohnpruefungkey[]).flatMap((pruefung) => {
		const { titel, abhilfe, trifft }: Lohnpruefung = LOHNPRUEFUNGEN[pruefung];
		const ihre = personen.filter(({ werte }) => trifft(werte, monat));
		return ihre.length > 0 ? [{ pruefung, titel, abhilfe, personen: ihre }] : [];
	});
	return [...funde, ...weg];
}
