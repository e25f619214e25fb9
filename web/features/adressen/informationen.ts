import {
	ADRESSFELDER,
	ADRESSFELDNAMEN,
	type AdresseFelder,
	type Adressfeld,
	type AdressfelderDerArt,
} from '#domain/adresse/adressfelder.ts';
import { istText } from '#domain/stammdaten/stammfeld.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import type { Adressakte, Adresse } from './queries.ts';

/** What its own dialogs or nobody changes afterwards. */
const NICHT_IM_FORMULAR = ['typ', 'uebergeordneteID', 'verbandID', 'sportkreisID', 'landID'] as const;
type Formularfeld = Exclude<Adressfeld, (typeof NICHT_IM_FORMULAR)[number]>;
const FORMULARFELDER = ADRESSFELDNAMEN.filter(
	(feld): feld is Formularfeld => !(NICHT_IM_FORMULAR as readonly Adressfeld[]).includes(feld),
);

/** Everything the form holds, as on the wire; an empty text is one that isn't given. */
export type Werte = {
	[F in Formularfeld]: F extends Textfeld ? string : AdresseFelder[F];
} & { anerkanntePlaetze: number | null };

export type Textfeld = AdressfelderDerArt<'text' | 'iban' | 'absatz'>;

export function werteVon(adresse: Adresse, akte: Adressakte): Werte {
	const werte: Pick<AdresseFelder, Formularfeld> = { ...akte, ...adresse };
	const felder = FORMULARFELDER.map((feld) => [feld, istText(ADRESSFELDER[feld]) ? (werte[feld] ?? '') : werte[feld]]);
	return { ...Object.fromEntries(felder), anerkanntePlaetze: akte.anerkanntePlaetze };
}

/** What was changed, by its name on the wire; nothing else is sent, so that others' edits stay. */
export function geaendert(alt: Werte, neu: Werte): Partial<Werte> {
	const felder = (Object.keys(neu) as (keyof Werte)[]).filter(
		(feld) => JSON.stringify(alt[feld]) !== JSON.stringify(neu[feld]),
	);
	return Object.fromEntries(felder.map((feld) => [feld, neu[feld]]));
}

interface Abschnitt {
	readonly titel: string;
	/** Rows of fields with the share of each. */
	readonly zeilen: readonly { readonly columns: string; readonly felder: readonly Textfeld[] }[];
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
