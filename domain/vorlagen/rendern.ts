import { type Block, bloecke, type Vorlagenzeile } from './bloecke.ts';
import { absatz, gestaltet, knopf, liste, maskiere, mitUmbruechen, rahmen, zitat } from './html.ts';
import { PRUEFTEXT, pruefe, zerlege } from './platzhalter.ts';
import { ohneLeereTeile } from './teile.ts';
import { namenInMail } from './variablen.ts';
import type { Mailtext } from './vorlage.ts';
import { alsText, istGestaltet, type Werte, zeilen } from './werte.ts';

export interface Mailinhalt {
	readonly betreff: string;
	readonly text: string;
	readonly html: string;
}

/** A template whose placeholders can't be filled is never sent. */
export class Vorlagenfehler extends Error {
	override name = 'Vorlagenfehler';
}

/**
 * Subject, plain text and HTML of a mail from one source. The template is taken apart before values are put in, so
 * that no value is ever read as template. `farbe`: `#RRGGBB` of the tenant.
 */
export function rendere(vorlage: Mailtext, werte: Werte, farbe: string): Mailinhalt {
	pruefeGanz(vorlage);
	const istLeer = (name: string) => alsText(name, werte) === '';
	const betreff = klartext(ohneLeereTeile(vorlage.betreff, istLeer), werte);
	const inhalt = bloecke(ohneLeereTeile(vorlage.inhalt, istLeer)).flatMap((block) => fuelle(block, werte, farbe) ?? []);
	const absender = { bezeichnung: alsText('mandant.bezeichnung', werte), url: alsText('mandant.url', werte), farbe };
	return {
		betreff,
		text: `${inhalt.map((b) => b.text).join('\n\n')}\n\n-- \n${absender.bezeichnung}\n${absender.url}\n`,
		html: rahmen(betreff, inhalt.map((b) => b.html).join('\n'), absender),
	};
}

function pruefeGanz({ key, betreff, inhalt, kontext }: Mailtext): void {
	const befunde = pruefe(`${betreff}\n${inhalt}`, namenInMail(kontext));
	const schlecht = befunde.find((b) => b.ergebnis !== 'VariableFound');
	if (schlecht) throw new Vorlagenfehler(`${key}: ${schlecht.roh}: ${PRUEFTEXT[schlecht.ergebnis]}`);
}

interface Gefuellt {
	readonly text: string;
	readonly html: string;
}

/** null: nothing is left of the block. */
function fuelle(block: Block, werte: Werte, farbe: string): Gefuellt | null {
	switch (block.art) {
		case 'KNOPF':
			return fuelleKnopf(block.beschriftung, klartext(block.ziel, werte), farbe);
		case 'LISTE': {
			const eintraege = zeilen(block.name, werte);
			if (!eintraege.length) return null;
			return { text: eintraege.map((e) => `- ${e}`).join('\n'), html: liste(eintraege) };
		}
		default: {
			const bleibende = block.zeilen.filter((z) => bleibt(z, werte));
			if (!bleibende.length) return null;
			const text = bleibende.map((z) => klartext(z.text, werte)).join('\n');
			const allein = gestalteter(bleibende, werte, farbe);
			const html = bleibende.map((z) => htmltext(z.text, werte)).join('<br>');
			if (block.art === 'ZITAT') return { text: text.replace(/^/gm, '> '), html: zitat(allein ?? html, farbe) };
			return { text, html: allein ?? absatz(html) };
		}
	}
}

/** What was shaped keeps its shape where it stands alone; null: it doesn't, or nothing was. */
function gestalteter([zeile, ...weitere]: readonly Vorlagenzeile[], werte: Werte, farbe: string): string | null {
	const [name] = zeile?.namen ?? [];
	if (!zeile || !name || weitere.length || zerlege(zeile.text.trim()).length !== 1) return null;
	const wert = werte.get(name);
	return istGestaltet(wert) ? gestaltet(wert.markup, farbe) : null;
}

function fuelleKnopf(beschriftung: string, ziel: string, farbe: string): Gefuellt | null {
	if (!istKnopfziel(ziel)) return null;
	return { text: `${beschriftung}:\n${ziel}`, html: knopf(maskiere(beschriftung), ziel, farbe) };
}

/** Where a button may lead; one that leads elsewhere is left out. */
export const istKnopfziel = (ziel: string): boolean => /^https?:\/\//.test(ziel);

/** A line is dropped when it names values and all of them are empty. */
const bleibt = ({ namen }: Vorlagenzeile, werte: Werte): boolean =>
	!namen.length || namen.some((name) => alsText(name, werte) !== '');

const klartext = (text: string, werte: Werte): string =>
	ersetze(
		text,
		(t) => t,
		(name) => alsText(name, werte),
	);
const htmltext = (text: string, werte: Werte): string =>
	ersetze(text, maskiere, (name) => mitUmbruechen(alsText(name, werte)));

function ersetze(text: string, fest: (text: string) => string, wert: (name: string) => string): string {
	return zerlege(text)
		.map((s) => (s.art === 'TEXT' || s.name === null ? fest(s.art === 'TEXT' ? s.text : s.roh) : wert(s.name)))
		.join('');
}
