import type { AdresseFelder } from '#domain/adresse/adresse-felder.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import type { Adressakte, Adresse } from './queries.ts';

/** Everything the form holds, flat; the wire takes the benefits as one. */
export interface Werte {
	bezeichnung: string;
	kurzname: string;
	externeNummer: string;
	vkz: string;
	betriebsnummer: string;
	strasse: string;
	hausnummer: string;
	plz: string;
	ort: string;
	lat: number | null;
	lon: number | null;
	telefon: string;
	email: string;
	website: string;
	beschreibung: string;
	taetigkeiten: string;
	bildUploadIDs: readonly string[];
	leistungen: Adresse['leistungen'];
	dienstartIDs: readonly string[];
	sportartIDs: readonly string[];
	taetigkeitsfeldIDs: readonly string[];
	attribut1ID: string | null;
	attribut2ID: string | null;
	mindestalter: number | null;
	hoechstalter: number | null;
	isWartung: boolean;
	isBuchhaltungTraeger: boolean;
	regulaereVollzeitstunden: number;
	debitor: string;
	mandatsreferenz: string;
	iban: string;
	bic: string;
	anerkanntePlaetze: number | null;
}

export function werteVon(a: Adresse, akte: Adressakte): Werte {
	return {
		bezeichnung: a.bezeichnung,
		kurzname: a.kurzname ?? '',
		externeNummer: a.externeNummer ?? '',
		vkz: a.vkz ?? '',
		betriebsnummer: akte.betriebsnummer ?? '',
		strasse: a.strasse ?? '',
		hausnummer: a.hausnummer ?? '',
		plz: a.plz ?? '',
		ort: a.ort ?? '',
		lat: a.lat,
		lon: a.lon,
		telefon: a.telefon ?? '',
		email: a.email ?? '',
		website: a.website ?? '',
		beschreibung: a.beschreibung ?? '',
		taetigkeiten: a.taetigkeiten ?? '',
		bildUploadIDs: a.bildUploadIDs,
		leistungen: a.leistungen,
		dienstartIDs: a.dienstartIDs,
		sportartIDs: a.sportartIDs,
		taetigkeitsfeldIDs: a.taetigkeitsfeldIDs,
		attribut1ID: a.attribut1ID,
		attribut2ID: a.attribut2ID,
		mindestalter: a.mindestalter,
		hoechstalter: a.hoechstalter,
		isWartung: akte.isWartung,
		isBuchhaltungTraeger: akte.isBuchhaltungTraeger,
		regulaereVollzeitstunden: akte.regulaereVollzeitstunden,
		debitor: akte.debitor ?? '',
		mandatsreferenz: akte.mandatsreferenz ?? '',
		iban: akte.iban ?? '',
		bic: akte.bic ?? '',
		anerkanntePlaetze: akte.anerkanntePlaetze,
	};
}

/** What was changed, by its name on the wire; nothing else is sent, so that others' edits stay. */
export function geaendert(alt: Werte, neu: Werte): Partial<Werte> {
	const felder = (Object.keys(neu) as (keyof Werte)[]).filter(
		(feld) => JSON.stringify(alt[feld]) !== JSON.stringify(neu[feld]),
	);
	return Object.fromEntries(felder.map((feld) => [feld, neu[feld]]));
}

export type Textfeld = { [F in keyof Werte]: Werte[F] extends string ? F : never }[keyof Werte];

interface Abschnitt {
	readonly titel: string;
	/** Rows of fields with the share of each. */
	readonly zeilen: readonly { readonly columns: string; readonly felder: readonly Textfeld[] }[];
	readonly nur?: readonly AdresseFelder['typ'][];
}

const TITEL = ADRESSE.abschnitt;

export const TEXTABSCHNITTE: readonly Abschnitt[] = [
	{
		titel: TITEL.stammdaten,
		zeilen: [
			{ columns: '2fr 1fr', felder: ['bezeichnung', 'kurzname'] },
			{ columns: '1fr 1fr 1fr', felder: ['externeNummer', 'vkz', 'betriebsnummer'] },
		],
	},
	{
		titel: TITEL.anschrift,
		zeilen: [
			{ columns: '3fr 1fr', felder: ['strasse', 'hausnummer'] },
			{ columns: '1fr 3fr', felder: ['plz', 'ort'] },
		],
	},
	{ titel: TITEL.kontakt, zeilen: [{ columns: '1fr 1fr 1fr', felder: ['telefon', 'email', 'website'] }] },
];
