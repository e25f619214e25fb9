import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { quelldateien } from './quelldateien.ts';

/** The words of the glossary's third column, in lower case, with the term to use instead. */
export function verboteneWoerter(markdown: string): Map<string, string> {
	const woerter = new Map<string, string>();
	for (const zeile of markdown.split('\n')) {
		const [, begriff, , statt] = zeile.split('|').map((zelle) => zelle.replaceAll(/[`*„“"]/g, '').trim());
		if (!begriff || !statt || begriff === 'Begriff' || /^:?-+:?$/.test(begriff)) continue;
		for (const wort of statt.split(/[,;]/)) {
			const rein = wort.trim().toLowerCase();
			if (/^\p{L}+$/u.test(rein)) woerter.set(ascii(rein), begriff);
		}
	}
	return woerter;
}

const ascii = (wort: string) =>
	wort.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** `freiwilligerID` → freiwilliger, id; `PLZ_FELD` → plz, feld. */
export function teile(bezeichner: string): string[] {
	return bezeichner
		.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
		.replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
		.split(/[^\p{L}]+/u)
		.filter((teil) => teil !== '')
		.map((teil) => teil.toLowerCase());
}

function* bezeichner(knoten: ts.Node): Generator<ts.Identifier> {
	if (ts.isIdentifier(knoten)) yield knoten;
	const kinder: ts.Node[] = [];
	ts.forEachChild(knoten, (kind) => {
		kinder.push(kind);
	});
	for (const kind of kinder) yield* bezeichner(kind);
}

/** Findings of one source, `datei:zeile: …`. */
export function verstoesse(datei: string, text: string, verboten: Map<string, string>): string[] {
	const quelle = ts.createSourceFile(datei, text, ts.ScriptTarget.Latest);
	const namen = [{ name: basename(datei), zeile: 1 }];
	for (const knoten of bezeichner(quelle)) {
		const { line } = quelle.getLineAndCharacterOfPosition(knoten.getStart(quelle));
		namen.push({ name: knoten.text, zeile: line + 1 });
	}
	const befunde = namen.flatMap(({ name, zeile }) =>
		teile(name)
			.filter((teil) => verboten.has(teil))
			.map((teil) => `${datei}:${zeile}: „${teil}“ in ${name}: der Begriff ist ${verboten.get(teil)}`),
	);
	return [...new Set(befunde)];
}

/** No identifier or file name of ours is made of a word the glossary rejects. */
export function pruefeGlossar(wurzel: string, ordner: readonly string[]): string[] {
	const glossar = join(wurzel, 'docs', 'GLOSSAR.md');
	if (!existsSync(glossar)) return ['docs/GLOSSAR.md fehlt'];
	const verboten = verboteneWoerter(readFileSync(glossar, 'utf8'));
	if (verboten.size === 0) return ['docs/GLOSSAR.md: keine Zeile | Begriff | Bedeutung | nicht verwenden |'];
	return quelldateien(wurzel, ordner).flatMap((datei) =>
		verstoesse(datei, readFileSync(join(wurzel, datei), 'utf8'), verboten),
	);
}
