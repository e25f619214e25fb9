import type { PlatzNachAussen } from './nach-aussen.ts';

/** What a place sent to freiwillig-ja met with, in the words of the page. */
export interface Sendefehler {
	readonly text: string;
	/** Of the place, where one has to be changed; null: none. */
	readonly feld: keyof PlatzNachAussen | null;
	/** The text of that field is too long. */
	readonly zuLang: boolean;
}

/** How the peer took it. */
export type Aufnahme =
	| { readonly art: 'ANGENOMMEN' }
	/** As it is, it won't be taken: something about it has to change. */
	| { readonly art: 'ABGELEHNT'; readonly fehler: Sendefehler }
	/** To be tried again; `gebeten`: not before so many seconds. */
	| { readonly art: 'GESTOERT'; readonly fehler: Sendefehler; readonly gebeten: number | null };

/** What a refusal says of a field, by the names on the wire. */
export interface Beanstandung {
	readonly field?: string | undefined;
	readonly code?: string | undefined;
	readonly max?: number | undefined;
	readonly message?: string | undefined;
}

const NAMEN = {
	title: ['titel', 'Die Bezeichnung'],
	description: ['beschreibung', 'Die Beschreibung'],
	activities: ['taetigkeiten', 'Die Tätigkeiten'],
	postalCode: ['plz', 'Die Postleitzahl'],
	city: ['ort', 'Der Ort'],
	street: ['strasse', 'Die Straße'],
	latitude: ['lat', 'Die Lage auf der Karte'],
	longitude: ['lon', 'Die Lage auf der Karte'],
	minAge: ['mindestalter', 'Das Mindestalter'],
	maxAge: ['hoechstalter', 'Das Höchstalter'],
	images: ['bilder', 'Ein Bild'],
} as const satisfies Readonly<Record<string, readonly [keyof PlatzNachAussen, string]>>;

const ZU_LANG = 'TOO_LONG';
const PASST_NICHT = 'MISMATCH';

/** A refusal in German, with the field that has to change. */
export function beanstandet(platz: PlatzNachAussen, { field = '', code, max, message }: Beanstandung): Sendefehler {
	if (!Object.hasOwn(NAMEN, field)) return { text: ohneFeld(message), feld: null, zuLang: false };
	const [feld, name] = NAMEN[field as keyof typeof NAMEN];
	const wert = platz[feld];
	if (code === ZU_LANG) {
		const laenge = typeof wert === 'string' && max !== undefined ? grenze(max, wert.length) : '';
		return { text: `${name} ist zu lang${laenge}.`, feld, zuLang: true };
	}
	if (code === PASST_NICHT && (feld === 'plz' || feld === 'ort')) {
		return { text: `Die Postleitzahl ${platz.plz} gehört nicht zu „${platz.ort}“.`, feld, zuLang: false };
	}
	return { text: `${name} wird nicht angenommen${zitat(message)}.`, feld, zuLang: false };
}

const zahl = (n: number): string => new Intl.NumberFormat('de').format(n);
const grenze = (max: number, ist: number): string => `: ${zahl(ist)} Zeichen, erlaubt sind ${zahl(max)}`;

const LAENGSTES_ZITAT = 200;
/** Foreign words, shown as they are but for what isn't text. */
const zitat = (worte = ''): string => {
	const text = worte.replace(/\p{C}+/gu, ' ').trim();
	return text ? `: „${text.slice(0, LAENGSTES_ZITAT)}“` : '';
};
const ohneFeld = (worte?: string): string => `freiwillig-ja hat die Stelle abgelehnt${zitat(worte)}.`;

const stoerung = (text: string, gebeten: number | null = null): Aufnahme => ({
	art: 'GESTOERT',
	fehler: { text, feld: null, zuLang: false },
	gebeten,
});

export const KEINE_ANTWORT = stoerung('freiwillig-ja antwortet nicht.');
export const NICHT_ERREICHBAR = stoerung('Die Adresse von freiwillig-ja ist nicht öffentlich erreichbar.');
export const SCHLUESSEL_UNLESBAR = stoerung(
	'Der gespeicherte Schlüssel ist nicht lesbar. Bitte geben Sie ihn in den Einstellungen neu ein.',
);

/** Not the fault of the place. */
export function gestoert(status: number, gebeten: number | null): Aufnahme {
	if (status === 401 || status === 403) return stoerung('freiwillig-ja nimmt den Schlüssel nicht an.', gebeten);
	if (status === 429) return stoerung('freiwillig-ja bittet um eine Pause.', gebeten);
	if (status >= 300 && status < 400) return stoerung('freiwillig-ja leitet an eine andere Adresse weiter.');
	if (status === 404 || status === 405) return stoerung('Unter dieser Adresse nimmt niemand Stellen entgegen.');
	return stoerung(`freiwillig-ja meldet eine Störung (Antwort ${status}).`, gebeten);
}

/** Does this answer say that something about the place is wrong? */
export const istAblehnung = (status: number): boolean => [400, 409, 410, 413, 415, 422].includes(status);
