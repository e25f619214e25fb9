import '../../client/zod-ohne-eval.ts';
import type { Contract } from '#api/contract/contract.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { erfassungSchema } from '#domain/felder/registrierung.ts';
import { ANSCHRIFT, type Feld, KONTAKT, NAME, SCHULE, WUNSCH } from '../akte/daten/personenfelder.ts';
import type { Einsatzort } from '../akte/einsatzorte/einsatzort-auswahl.tsx';

export interface Stellenwahl {
	/** Of the row on the page. */
	key: string;
	ort: Einsatzort | null;
	dienstartID: string | null;
}

type Eingabe = Contract['POST /v1/freiwilliger/erfassung']['body'];
type Wert = string | number | boolean | string[] | null;

export interface Angaben {
	person: Partial<Record<Personenfeld, Wert>>;
	stellen: readonly Stellenwahl[];
	zugangAnlegen: boolean;
}

export const LEER: Angaben = { person: { landID: 'DE' }, stellen: [], zugangAnlegen: false };

export const SCHRITTE = ['person', 'kontakt', 'einsatzort', 'zugang', 'zusammenfassung'] as const;
export type Schritt = (typeof SCHRITTE)[number];

/** What each step asks for; the place and the access have forms of their own. */
export const FELDER: Readonly<Record<'person' | 'kontakt', readonly Feld[]>> = {
	person: [...NAME.felder, ...WUNSCH.felder.filter(({ feld }) => feld !== 'motivation'), ...SCHULE],
	kontakt: [...KONTAKT.felder.filter(({ art }) => art !== 'janein'), ...ANSCHRIFT.felder],
};

/** Must be known before a file can be made. */
export const PFLICHT: readonly Personenfeld[] = ['vorname', 'nachname', 'geschlecht', 'geburtsdatum'];

/** Messages by the name of the field on the wire. */
export type Fehler = Readonly<Record<string, string>>;

/** The step that shows a field; what belongs to none is told with the summary. */
export function schrittVon(feld: string): Schritt {
	const gefunden = (['person', 'kontakt'] as const).find((schritt) => FELDER[schritt].some((f) => f.feld === feld));
	if (gefunden) return gefunden;
	return feld.startsWith('wuensche') ? 'einsatzort' : 'zusammenfassung';
}

/** The body of the call; what was left empty isn't sent. */
export function alsEingabe({ person, stellen, zugangAnlegen }: Angaben): Eingabe {
	const gegeben = Object.entries(person).filter(([, wert]) => wert !== null && wert !== '');
	return {
		...Object.fromEntries(gegeben),
		wuensche: stellen.flatMap(({ ort, dienstartID }) => (ort ? [{ einsatzortID: ort.id, dienstartID }] : [])),
		zugangAnlegen: zugangAnlegen && hatEmail({ person }),
	} as Eingabe;
}

/** An account needs an address to send its link to. */
export const hatEmail = ({ person }: Pick<Angaben, 'person'>): boolean => Boolean(person.email);

/** By the rules the server applies, so that each step can say what is missing before the next. */
export function pruefe(angaben: Angaben, heute: string, mindestalter: number): Fehler {
	const umfeld = { heute, mindestalter, pdfSignatures: false, isDienstartWunschPflicht: false };
	const fehler: Record<string, string> = {};
	for (const { path, message } of erfassungSchema(umfeld).safeParse(alsEingabe(angaben)).error?.issues ?? [])
		fehler[path.join('.')] ??= message;
	return fehler;
}

/** What a person is recognised by; words as typed so far. */
export function merkmaleVon({ person }: Pick<Angaben, 'person'>) {
	const text = (feld: Personenfeld) => {
		const wert = person[feld];
		return typeof wert === 'string' && wert.trim() !== '' ? wert.trim() : null;
	};
	return {
		vorname: text('vorname'),
		nachname: text('nachname'),
		geburtsdatum: text('geburtsdatum'),
		email: text('email'),
	};
}
