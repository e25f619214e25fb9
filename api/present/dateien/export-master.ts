import { ortMit } from '#domain/akte/dienstort.ts';
import { pflichtstand, type Seminartagestand } from '#domain/akte/seminar/gezaehlt.ts';
import type { Stammblatt } from '#domain/akte/stammblatt.ts';
import { feldwert } from '#domain/akte/verlauf/angaben.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import type { ErziehungsberechtigterPerson } from '#domain/akte/zustand.ts';
import { istDatum, tagInBerlin } from '#domain/datum.ts';
import { ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { type BenanntesFeld, istFreiesFeld } from '#domain/felder/freie-felder.ts';
import { feldart } from '#domain/felder/katalog.ts';
import { artVon, EINWILLIGUNGEN, FELDER_NACH_ART } from '#domain/felder/personendaten.ts';
import { istSensibel } from '#domain/felder/personenfelder.ts';
import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatStunden, formatTage, formatZahl } from '#domain/format/zahl.ts';
import { GRUPPIERUNGEN, type Gruppierung } from '#domain/liste/sortierung.ts';
import { GANZ } from '#domain/recht/monate.ts';
import type { Referenz } from '#domain/referenz.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { benutzerName, dienstartKurz } from '../wunsch.ts';
import type { Spalte } from './csv.ts';
import type { Blattspalte, Zellart } from './xlsx.ts';

/** Everything one volunteer's line of the master export is made of. */
export interface Masterzeile {
	readonly blatt: Stammblatt;
	/** Seminar days of the contract. */
	readonly tage: Omit<Seminartagestand, 'geplant'> | null;
	readonly referenz: Referenz;
	readonly namen: Namen;
	/** Of the place. */
	readonly gruppierung: Partial<Record<Gruppierung, string | null>>;
}

/** By Einsatzort. */
export type Gruppierungen = ReadonlyMap<string, Masterzeile['gruppierung']>;

export function masterzeile(
	blatt: Stammblatt,
	referenz: Referenz,
	namen: Namen,
	gruppierungen: Gruppierungen,
): Masterzeile {
	const { vertrag, person, anerkannt } = blatt;
	const dienstart = (vertrag && referenz.dienstarten.get(vertrag.dienstartID)) ?? null;
	const tage = vertrag && pflichtstand(vertrag, dienstart, person.geburtsdatum, anerkannt);
	const ort = blatt.wunsch ? ortMit(blatt.wunsch, vertrag) : vertrag?.einsatzortID;
	return { blatt, tage, referenz, namen, gruppierung: (ort && gruppierungen.get(ort)) || {} };
}

type S = Blattspalte<Masterzeile>;
type Rohwert = string | number | null | undefined;

/** What is kept as a number or a day stays one; everything else goes by the words a person reads. */
function feldspalte(
	feld: BenanntesFeld | { readonly feld: string; readonly bezeichnung: string },
	roh: (z: Masterzeile) => unknown,
	gelesen: (z: Masterzeile) => string | null | undefined,
): S {
	const { bezeichnung: kopf } = feld;
	const isTag = 'art' in feld && feld.art === 'DATUM';
	const { art } = feldart(feld.feld);
	if (art === 'zahl' || art === 'anzahl') return { kopf, wert: (z) => roh(z) as Rohwert };
	const zellart = isTag ? 'TAG' : ZELLART[art];
	if (zellart) return { kopf, art: zellart, wert: (z) => roh(z) as Rohwert };
	return { kopf, wert: gelesen };
}

const ZELLART: Readonly<Record<string, Zellart | undefined>> = {
	tag: 'TAG',
	stunden: 'STUNDEN',
	halbeTage: 'TAGE',
	euro: 'EURO',
};

/** Free fields go by the tenant's names, those that exports are to have. */
function personenspalten(freieFelder: readonly BenanntesFeld[], mitSensiblen: boolean): S[] {
	const eigene = new Map<string, BenanntesFeld>(freieFelder.map((eines) => [eines.feld, eines]));
	return (
		Object.values(FELDER_NACH_ART)
			.flat()
			// What was looked at is for the file alone.
			.filter((feld) => feld !== 'profilbildUploadID' && artVon(feld) !== 'EINSICHT')
			.filter((feld) => mitSensiblen || !istSensibel(feld))
			.filter((feld) => !istFreiesFeld(feld) || eigene.get(feld)?.isInListen)
			.map((feld) =>
				feldspalte(
					eigene.get(feld) ?? { feld, bezeichnung: FELD_BEZEICHNUNG[feld] },
					(z) => z.blatt.person[feld],
					(z) => feldwert(feld, z.blatt.person[feld] ?? null, z.namen),
				),
			)
	);
}

const IM_VERLAUF = [
	'vertragsnummer',
	'vertragsbeginn',
	'vertragsende',
	'dienstantritt',
	'geplantesEnde',
	'dienstende',
	'kuendigungDurch',
] as const;
/** In the order of the contract: when, then what; the place has its column by name. */
const VERTRAGSFELDER = [
	...IM_VERLAUF,
	...EINIGUNGSFELDER.filter((f) => f !== 'einsatzortID' && f !== 'vertragsbeginn' && f !== 'vertragsende'),
	'isBuchhaltungTraeger',
	'isSonderkonzept',
	'isAbschnitte',
	'resturlaubTage',
] as const;
const KUENDIGUNGSGRUND: S = { kopf: 'Grund des vorzeitigen Endes', wert: (z) => z.blatt.kuendigungsgrund };
const vertragsspalten: readonly S[] = VERTRAGSFELDER.flatMap((feld) => [
	feldspalte(
		{ feld, bezeichnung: FELD_BEZEICHNUNG[feld] },
		(z) => z.blatt.vertrag?.[feld],
		// Of one that was annulled only numbers and days are told.
		(z) =>
			z.blatt.vertrag && z.blatt.vertrag.status !== VERTRAG.nr.Storniert
				? feldwert(feld, z.blatt.vertrag[feld], z.namen)
				: null,
	),
	...(feld === 'kuendigungDurch' ? [KUENDIGUNGSGRUND] : []),
]);

/** The columns of the first and second guardian. */
function erziehungsspalten(stelle: 0 | 1): S[] {
	const kopf = `Erziehungsberechtigte ${stelle + 1}`;
	const eine = (z: Masterzeile) => z.blatt.erziehungsberechtigte[stelle];
	const person = (z: Masterzeile): Partial<ErziehungsberechtigterPerson> => eine(z)?.person ?? {};
	const art = (z: Masterzeile) => eine(z)?.art;
	return [
		{
			kopf: `${kopf}: Art`,
			wert: (z) => ERZIEHUNGSBERECHTIGTER_ART[art(z) as keyof typeof ERZIEHUNGSBERECHTIGTER_ART],
		},
		{ kopf: `${kopf}: Vorname`, wert: (z) => person(z).vorname },
		{ kopf: `${kopf}: Nachname`, wert: (z) => person(z).nachname },
		{ kopf: `${kopf}: E-Mail`, wert: (z) => person(z).email },
		{ kopf: `${kopf}: Telefon`, wert: (z) => person(z).telefon },
		{ kopf: `${kopf}: Straße`, wert: (z) => person(z).strasse },
		{ kopf: `${kopf}: Hausnummer`, wert: (z) => person(z).hausnummer },
		{ kopf: `${kopf}: Postleitzahl`, wert: (z) => person(z).plz },
		{ kopf: `${kopf}: Ort`, wert: (z) => person(z).ort },
		{
			kopf: `${kopf}: Land`,
			wert: (z) => {
				const { landID } = person(z);
				return landID ? z.namen.eintrag(landID) : null;
			},
		},
		{ kopf: `${kopf}: Unterschrift erforderlich`, wert: (z) => jaNein(eine(z)?.isUnterschriftErforderlich) },
		{ kopf: `${kopf}: alleiniges Sorgerecht`, wert: (z) => jaNein(eine(z)?.isAlleinigesSorgerecht) },
	];
}

/** When each consent was given or refused, and which guardians agreed to it. */
const einwilligungsspalten: readonly S[] = EINWILLIGUNGEN.flatMap((feld) => {
	const stand = ({ blatt }: Masterzeile) => blatt.einwilligungen.find((eine) => eine.feld === feld);
	return [
		{ kopf: `${FELD_BEZEICHNUNG[feld]}: am`, art: 'TAG' as const, wert: (z: Masterzeile) => tagVon(stand(z)?.am) },
		{
			kopf: `${FELD_BEZEICHNUNG[feld]}: zugestimmt haben`,
			wert: (z: Masterzeile) =>
				stand(z)
					?.eltern.flatMap((id) => z.blatt.erziehungsberechtigte.find((e) => e.id === id)?.person ?? [])
					.map(({ vorname, nachname }) => `${vorname} ${nachname}`)
					.join(', '),
		},
	];
});

const jaNein = (wert: boolean | undefined) => (wert === undefined ? null : wert ? 'ja' : 'nein');

const tagVon = (zeit: string | null | undefined) => (zeit ? tagInBerlin(zeit) : null);

/** What somebody is to have of all that is known. */
export interface Mastersicht {
	readonly freieFelder: readonly BenanntesFeld[];
	/** Bank, tax, insurance, religion and health are among it. */
	readonly mitSensiblen: boolean;
	/** What the tenant calls them. */
	readonly gruppierungen: Readonly<Record<Gruppierung, string>>;
}

/**
 * Table: Exports, Master: all fields of volunteer, guardians and contract, places and supervisors. Said once, for the
 * spreadsheet; the CSV has the same (`alsCsvspalte`).
 */
export const masterspalten = ({ freieFelder, mitSensiblen, gruppierungen }: Mastersicht): readonly S[] => [
	{ kopf: 'ID', wert: (z) => z.blatt.id },
	{ kopf: 'Status', wert: (z) => formatStatus(FREIWILLIGER, z.blatt.status) },
	...personenspalten(freieFelder, mitSensiblen),
	{
		kopf: 'Datenschutzerklärung zugestimmt am',
		art: 'TAG',
		wert: (z) => tagVon(z.blatt.datenschutzAkzeptiertAm),
	},
	...erziehungsspalten(0),
	...erziehungsspalten(1),
	...einwilligungsspalten,
	{ kopf: 'Dienstart', wert: (z) => dienstartKurz(z.referenz, z.blatt.vertrag?.dienstartID ?? null) },
	{
		kopf: 'Einsatzstelle',
		wert: (z) => z.blatt.wunsch && z.referenz.adressen.get(z.blatt.wunsch.einsatzstelleID)?.bezeichnung,
	},
	{
		kopf: 'Einsatzort',
		wert: (z) => z.blatt.vertrag && z.referenz.adressen.get(z.blatt.vertrag.einsatzortID)?.bezeichnung,
	},
	...GRUPPIERUNGEN.map((eine): S => ({ kopf: gruppierungen[eine], wert: (z) => z.gruppierung[eine] })),
	...vertragsspalten,
	{
		kopf: 'Betreuung in der Einsatzstelle',
		wert: (z) => benutzerName(z.referenz, z.blatt.wunsch?.betreuerUserID ?? null),
	},
	{ kopf: 'Betreuung beim Träger', wert: (z) => benutzerName(z.referenz, z.blatt.traegerBetreuerUserID) },
	{ kopf: 'Seminartage Pflicht', art: 'TAGE', wert: ({ tage }) => tage?.pflicht },
	{ kopf: 'Seminartage anerkannt', art: 'TAGE', wert: ({ tage }) => tage?.anerkannt },
	{ kopf: 'Seminartage offen', art: 'TAGE', wert: ({ tage }) => tage?.offen },
];

const ALS_TEXT: Readonly<Record<Zellart, (wert: number) => string>> = {
	TAG: String,
	MONAT: String,
	TAGE: formatTage,
	STUNDEN: formatStunden,
	MONATE: (dreissigstel) => formatZahl(dreissigstel / GANZ),
	EURO: formatEuro,
};

/** A column of the spreadsheet as German text. */
export const alsCsvspalte = <Zeile>({ kopf, art, wert }: Blattspalte<Zeile>): Spalte<Zeile> => ({
	kopf,
	wert: (zeile) => {
		const roh = wert(zeile);
		if (art && typeof roh === 'number') return ALS_TEXT[art](roh);
		return art === 'TAG' && roh && istDatum(roh as string) ? formatDatum(roh as string) : roh;
	},
});
