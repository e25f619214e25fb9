import { formatDatum } from '#domain/format/datum.ts';

/** Words around what the law says, and why a value is what it is. */
export const RECHT_TEXT = {
	titel: 'Rechtsgrundlagen',
	text: 'Diese gesetzlichen Regeln wendet das Portal an. Welche Fassung für einen Vertrag gilt, entscheidet der Stichtag. Neue Fassungen kommen mit einer neuen Version des Portals; vereinbarte Werte ändern sich dadurch nicht.',
	eigene: ['Eigene Werte je ', 'Zyklus', ' und Dienstart gehen vor.'],
	stichtag: 'Stichtag',
	anwendung: 'Anwendung',
	fassungen: (regel: string) => `Fassungen: ${regel}`,
	gueltig: 'Gültig',
	inhalt: 'Inhalt',
	quelle: 'Quelle',
	giltHeute: 'gilt heute',
	zeitraum: (ab: string, bis: string | null) =>
		bis ? `${formatDatum(ab)} bis ${formatDatum(bis)}` : `ab ${formatDatum(ab)}`,
} as const;

export const WARUM = {
	knopf: 'Warum?',
	name: (feld: string) => `Warum? ${feld}`,
	fehlt: (angaben: readonly string[]) => `Noch nicht zu berechnen. Es fehlt: ${angaben.join(', ')}.`,
	gesetz: (stelle: string, ab: string, bis: string | null) =>
		`${stelle}, ${bis ? `gültig ${formatDatum(ab)} bis ${formatDatum(bis)}` : `gültig seit ${formatDatum(ab)}`}`,
	stichtag: (tag: string) => `Maßgeblich ist die Fassung am ${formatDatum(tag)}.`,
} as const;
