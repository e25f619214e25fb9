import { formatZahl } from '#domain/format/zahl.ts';

const mit = (n: number) => `${formatZahl(n, 0)} ${n === 1 ? 'Bescheinigung' : 'Bescheinigungen'}`;

/** The certificates of a cycle. */
export const BESCHEINIGUNGEN = {
	titel: 'Bescheinigungen',
	suche: 'Name oder Ort',
	leer: 'Sobald ein Dienst dieses Zyklus endet, steht hier, wer eine Bescheinigung bekommt.',
	fuss: 'Die Liste zeigt, wessen Dienst zu Ende ist oder in den nächsten sechs Wochen endet. Ausgestellt wird nach dem letzten Tag des Dienstes.',
	ausstellen: (n: number) => `${mit(n)} ausstellen …`,
	unterschreiben: 'Zu den Unterschriften',
	fehlt: (was: string) => `Es fehlt: ${was}`,
	bei: (wer: string) => `Unterschrift bei: ${wer}`,
	wartetAufSiegel: 'Alle haben unterschrieben',
	ausgestelltAm: (tag: string) => `am ${tag}`,
	zurueckziehen: 'Zurückziehen …',
	nichtMoeglich: 'Diese Bescheinigung lässt sich nicht mehr zurückziehen.',
} as const;

/** What the start page says of those that are due. */
export const BESCHEINIGUNG_START = {
	titel: (n: number) => `${mit(n)} ausstellen`,
	text: (datum: string) => `Die früheste Frist ist der ${datum}.`,
} as const;
