/**
 * A text template as a paper. It is written in the light markup, and what it looks like says what it is: the first
 * heading is the title, a paragraph in italics a note, a list of nothing but `term: value` becomes terms, paragraphs that
 * begin with `|` stand beside each other, lines of cells between `|` are a table, the signatures' placeholders blocks to
 * sign in, `{{ brief.anschriftfeld }}` the address of a letter.
 */
import { type Block, bloecke, type Spanne as Markupspanne } from '#domain/format/markup.ts';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { ohneTatsachen } from '#domain/vorlagen/tatsachen.ts';
import { OHNE_TEXT, ohneLeereTeile } from '#domain/vorlagen/teile.ts';
import { jeVertretende, mitEinzelnen } from '#domain/vorlagen/vertretende.ts';
import type { Papierteil, Papierzeile, Spanne } from './papier.ts';
import { gebunden } from './satzregeln.ts';
import { unterschriftsbloecke } from './unterschriften.ts';

/** Values by the names of the catalogue, as they are written. */
export type Papierwerte = ReadonlyMap<string, string>;

const LOGO = 'mandant.logo';
const ANSCHRIFT = 'brief.anschriftfeld';
const UNTERSCHRIFT = /^unterschrift\./;

/** Parts of the paper; values are put in last, so that none is ever read as markup or as template. */
export function papierteile(vorlage: string, werte: Papierwerte): Papierteil[] {
	const bekannt = (name: string) => werte.get(name) ?? '';
	const wert = mitEinzelnen(bekannt);
	const istLeer = (name: string) => !OHNE_TEXT.test(name) && wert(name) === '';
	const { text, stellen } = merke(ohneTatsachen(ohneLeereTeile(jeVertretende(vorlage, bekannt), istLeer)));
	const fuelle = (roh: string) =>
		gebunden(roh.replace(MARKE, (_, nummer: string) => wert(stellen[Number(nummer)] ?? '')));
	const lesung: Lesung = { werte, stellen, fuelle };
	return alsGanzes(bloecke(text).flatMap((block) => teil(block, lesung) ?? []));
}

interface Lesung {
	readonly werte: Papierwerte;
	readonly stellen: readonly string[];
	readonly fuelle: (roh: string) => string;
}

/** The first heading is the title; what stands beside each other is one part, and so are those who sign. */
function alsGanzes(teile: readonly Papierteil[]): Papierteil[] {
	const ganze: Papierteil[] = [];
	let hatTitel = false;
	for (const einer of teile) {
		const letzter = ganze.at(-1);
		if (einer.art === 'UEBERSCHRIFT' && !hatTitel) {
			hatTitel = true;
			ganze.push({ ...einer, art: 'TITEL' });
		} else if (einer.art === 'SPALTEN' && letzter?.art === 'SPALTEN')
			ganze.splice(-1, 1, { art: 'SPALTEN', spalten: [...letzter.spalten, ...einer.spalten] });
		else if (einer.art === 'UNTERSCHRIFTEN' && letzter?.art === 'UNTERSCHRIFTEN')
			ganze.splice(-1, 1, { art: 'UNTERSCHRIFTEN', bloecke: [...letzter.bloecke, ...einer.bloecke] });
		else ganze.push(einer);
	}
	return ganze;
}

/** null: nothing of it is seen. */
function teil(block: Block, lesung: Lesung): Papierteil | null {
	switch (block.art) {
		case 'UEBERSCHRIFT':
			return { art: 'UEBERSCHRIFT', inhalt: zeile(block.inhalt, lesung) };
		case 'LISTE':
			return angaben(block.punkte, lesung) ?? { art: 'LISTE', punkte: block.punkte.map((p) => zeile(p, lesung)) };
		case 'ABSATZ':
			return absatz(block.zeilen, lesung);
	}
}

type Rohzeile = readonly Markupspanne[];

function absatz(zeilen: readonly Rohzeile[], lesung: Lesung): Papierteil | null {
	const namen = zeilen.map((z) => platzhalterIn(z, lesung.stellen));
	// The logo stands in the letterhead.
	if (namen.every(({ einzige, allein }) => allein && einzige === LOGO)) return null;
	if (namen.every(({ einzige, allein }) => allein && einzige === ANSCHRIFT))
		return { art: 'ANSCHRIFT', zeilen: (lesung.werte.get(ANSCHRIFT) ?? '').split('\n') };
	if (namen.every(({ einzige }) => einzige !== null && UNTERSCHRIFT.test(einzige))) {
		const gewuenschte = namen.map(({ einzige, davor }) => ({ partei: einzige ?? '', rolle: davor }));
		const unterzeichnet = unterschriftsbloecke(gewuenschte, lesung.werte);
		return unterzeichnet.length ? { art: 'UNTERSCHRIFTEN', bloecke: unterzeichnet } : null;
	}
	return tabelle(zeilen, lesung) ?? spalte(zeilen, lesung) ?? fliesstext(zeilen, lesung);
}

function fliesstext(zeilen: readonly Rohzeile[], lesung: Lesung): Papierteil {
	const istUnterzeile = zeilen.every(
		(z) => z.length > 0 && z.every(({ art, text }) => art === 'KURSIV' || !text.trim()),
	);
	return { art: istUnterzeile ? 'UNTERZEILE' : 'ABSATZ', zeilen: zeilen.map((z) => zeile(z, lesung)) };
}

const BEGRIFF = /^([^:\uE000]{1,40}): *(.*)$/;

/** A list of nothing but `term: value`, in which a value is put at least once. */
function angaben(punkte: readonly Rohzeile[], lesung: Lesung): Papierteil | null {
	const paare = punkte.map((punkt) => {
		const [erste, ...weitere] = punkt;
		const [, begriff, rest] = (erste?.art === 'TEXT' && BEGRIFF.exec(erste.text)) || [];
		return begriff === undefined ? null : { begriff, wert: [{ art: 'TEXT' as const, text: rest ?? '' }, ...weitere] };
	});
	const istGefuellt = punkte.some((punkt) => punkt.some(({ text }) => text.includes('\uE000')));
	if (!istGefuellt || paare.includes(null)) return null;
	return {
		art: 'ANGABEN',
		paare: paare.flatMap((paar) =>
			paar === null
				? []
				: { begriff: [{ text: gebunden(paar.begriff), schnitt: 'normal' }], wert: zeile(paar.wert, lesung) },
		),
	};
}

/** Lines of cells between `|`, the first of them the table's head. */
function tabelle(zeilen: readonly Rohzeile[], lesung: Lesung): Papierteil | null {
	const reihen = zeilen.map(zellen);
	const [kopf, ...weitere] = reihen;
	if (!kopf || kopf.length < 2 || !weitere.length || reihen.some((reihe) => reihe.length !== kopf.length)) return null;
	const gefuellt = (reihe: readonly Rohzeile[]) => reihe.map((zelle) => zeile(zelle, lesung));
	return { art: 'TABELLE', kopf: gefuellt(kopf), zeilen: weitere.map(gefuellt) };
}

/** None: it is no line of cells. */
function zellen(roh: Rohzeile): Rohzeile[] {
	if (!roh[0]?.text.startsWith('|')) return [];
	const gefunden: Markupspanne[][] = [];
	for (const spanne of roh) {
		for (const [i, text] of spanne.text.split('|').entries()) {
			if (i > 0 || gefunden.length === 0) gefunden.push([]);
			if (text) gefunden.at(-1)?.push({ ...spanne, text });
		}
	}
	const [, ...nachDemErsten] = gefunden;
	const letzte = nachDemErsten.at(-1);
	const istGeschlossen = letzte?.every(({ text }) => !text.trim());
	return (istGeschlossen ? nachDemErsten.slice(0, -1) : nachDemErsten).map(beschnitten);
}

const beschnitten = (zelle: Rohzeile): Rohzeile =>
	zelle.map((spanne, i) => {
		const vorne = i === 0 ? spanne.text.trimStart() : spanne.text;
		return { ...spanne, text: i === zelle.length - 1 ? vorne.trimEnd() : vorne };
	});

/** A paragraph that begins with `|`, its first line what it is called. */
function spalte([erste, ...zeilen]: readonly Rohzeile[], lesung: Lesung): Papierteil | null {
	const [titel] = erste ? zellen(erste) : [];
	if (!titel) return null;
	return { art: 'SPALTEN', spalten: [{ titel: zeile(titel, lesung), zeilen: zeilen.map((z) => zeile(z, lesung)) }] };
}

const SCHNITTE = { TEXT: 'normal', FETT: 'fett', KURSIV: 'kursiv', LINK: 'normal' } as const;

const zeile = (teile: Rohzeile, { fuelle }: Lesung): Papierzeile =>
	teile.map((teil): Spanne => {
		const text = teil.art === 'LINK' && teil.ziel !== teil.text ? `${teil.text} (${teil.ziel})` : teil.text;
		return { text: fuelle(text), schnitt: SCHNITTE[teil.art] };
	});

/** Private characters, which no stored text holds, around the number of a placeholder. */
const MARKE = /\uE000(\d+)\uE001/g;

/** Placeholders as marks the markup leaves alone. */
function merke(inhalt: string): { readonly text: string; readonly stellen: readonly string[] } {
	const stellen: string[] = [];
	const stuecke = zerlege(inhalt.replace(/[\uE000\uE001]/g, '')).map((stueck) => {
		if (stueck.art === 'TEXT') return stueck.text;
		return stueck.name === null ? stueck.roh : `\uE000${stellen.push(stueck.name) - 1}\uE001`;
	});
	return { text: stuecke.join(''), stellen };
}

/** The only placeholder of a line and what stands before it; `allein`: nothing does, nor behind it. */
function platzhalterIn(roh: Rohzeile, stellen: readonly string[]) {
	const text = roh.map((s) => s.text).join('');
	const [, davor = '', nummer] = /^([^\uE000]*)\uE000(\d+)\uE001\s*$/.exec(text) ?? [];
	const einzige = nummer === undefined ? null : (stellen[Number(nummer)] ?? null);
	return { einzige, davor: davor.trim().replace(/:$/, ''), allein: einzige !== null && davor.trim() === '' };
}
