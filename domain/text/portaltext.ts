import { z } from 'zod';
import type { Aggregat } from '#domain/aggregat.ts';
import { meldungLaenge } from '#domain/felder/meldungen.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { bereinige } from './markup.ts';

/** Table: Text. */
export const TEXT_LAENGE = 50_000;
export const TEXTKEY = /^[a-z0-9._-]{1,100}$/;

interface Vorgabe {
	/** Where the text stands. */
	readonly titel: string;
	readonly content: string;
}

/** Texts the portal shows, with the words it comes with. */
export const PORTALTEXTE: Readonly<Record<string, Vorgabe>> = {
	'start.einleitung': {
		titel: 'Startseite: Einleitung',
		content:
			'Ein Freiwilligendienst im Sport ist ein Jahr, in dem Sie sich ausprobieren: im Verein, in der Ganztagsschule oder bei einem Verband.\n\nSuchen Sie auf der Karte einen Einsatzort in Ihrer Nähe und bewerben Sie sich gleich hier.',
	},
	'karte.einleitung': {
		titel: 'Karte: Einleitung',
		content: 'Merken Sie sich Einsatzorte, die Ihnen gefallen. Ihre Merkliste nehmen Sie mit in die Bewerbung.',
	},
	'registrierung.einleitung': {
		titel: 'Bewerbung: Einleitung',
		content:
			'Die Bewerbung dauert etwa zehn Minuten. Sie können jederzeit zurückgehen; erst mit dem Absenden erfahren die Einsatzstellen von Ihnen.',
	},
	'registrierung.datenschutz': {
		titel: 'Bewerbung: Hinweis zum Datenschutz',
		content:
			'Wir verwenden Ihre Angaben, um Ihnen einen Platz zu vermitteln und Ihren Dienst durchzuführen. Einsatzstellen sehen nur, was sie dafür brauchen.',
	},
	datenschutz: {
		titel: 'Datenschutzerklärung',
		content: 'Die Datenschutzerklärung des Trägers ist noch nicht hinterlegt. Bitte wenden Sie sich an den Träger.',
	},
	impressum: {
		titel: 'Impressum',
		content: 'Das Impressum des Trägers ist noch nicht hinterlegt. Bitte wenden Sie sich an den Träger.',
	},
};

/** What the tenant wrote; null: the words the portal comes with. */
const schema = z
	.object({
		content: z
			.string()
			.max(2 * TEXT_LAENGE, { error: meldungLaenge(TEXT_LAENGE) })
			.overwrite(bereinige)
			.max(TEXT_LAENGE, { error: meldungLaenge(TEXT_LAENGE) })
			.nullable(),
	})
	.readonly();

export type PortaltextFelder = z.infer<typeof schema>;

/** A text and when it was last written. */
interface Textsatz extends Stammsatz<PortaltextFelder> {
	geaendertAm: string;
}

/** A stream for each key, so that its history stays. */
const basis = stammdatum({
	name: 'Portaltext',
	key: 'portaltext',
	label: 'Text',
	schema,
	leer: { content: null },
	texte: ['content'],
	art: 'FREITEXT',
	verwendetIn: [],
});

const aggregat: Aggregat<Textsatz, StammdatenEreignis<'Portaltext', PortaltextFelder>> = {
	...basis.aggregat,
	start: (id) => ({ ...basis.aggregat.start(id), geaendertAm: '' }),
	evolve(satz, e) {
		basis.aggregat.evolve(satz, e);
		satz.geaendertAm = e.meta.zeit;
	},
};

export const portaltextStammdatum = { ...basis, aggregat };

/** Changes the text; null takes the tenant's words away. */
export function setzeText(satz: Stammsatz<PortaltextFelder>, content: string | null) {
	if (satz.existiert) return portaltextStammdatum.aendere(satz, { content });
	return content === null ? [] : portaltextStammdatum.erfasse(satz, { content });
}
