/** Every field that people are asked for or shown, of whatever it is a part. */
import { AUSWAHL } from './auswahl.ts';
import { elternplatz } from './elternfelder.ts';
import type { Feldart } from './feld.ts';
import { istPersonenfeld, PERSONENFELDER } from './personenfelder.ts';
import { istVertragsfeld, VERTRAGSFELDER } from './vertragsfelder.ts';

const ZEILE: Feldart = { art: 'text', max: 100 };

/** What it holds; what is no such field, as the label of a place, is a line of text. */
export function feldart(feld: string): Feldart {
	if (istPersonenfeld(feld)) return PERSONENFELDER[feld];
	if (istVertragsfeld(feld)) return VERTRAGSFELDER[feld];
	return elternplatz(feld)?.teil === 'art' ? { art: 'auswahl', werte: AUSWAHL.erziehungsberechtigterEinsArt } : ZEILE;
}
