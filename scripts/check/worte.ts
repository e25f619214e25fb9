import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quelldateien } from './quelldateien.ts';

const WORTE = 'web/texte/';

/** Words nobody shows: keys of `web/texte` that nothing else of the client names, but for those handed over all together. */
export function pruefeWorte(wurzel: string): string[] {
	const dateien = quelldateien(wurzel, ['web']).filter((datei) => !/\.(?:test|fixture|e2e)\.|^web\/e2e\//.test(datei));
	const texte = new Map(dateien.map((datei) => [datei, readFileSync(join(wurzel, datei), 'utf8')]));
	const client = [...texte.values()].join('\n');
	const genannt = new Map<string, number>();
	for (const [wort] of client.matchAll(/\w+/g)) genannt.set(wort, (genannt.get(wort) ?? 0) + 1);
	const ganz = new Set([...client.matchAll(/\.(\w+)\b(?!\??[.[])/g)].map(([, wort]) => wort));
	return [...texte].flatMap(([datei, text]) =>
		datei.startsWith(WORTE)
			? schluessel(text).flatMap(({ name, in: umgebend, zeile }) =>
					genannt.get(name) === 1 && !umgebend.some((objekt) => ganz.has(objekt))
						? [`${datei}:${zeile}: das Wort ${name} zeigt niemand`]
						: [],
				)
			: [],
	);
}

/** Beginning small: others are codes, by which what is shown is looked up. */
interface Schluessel {
	readonly name: string;
	/** The objects it stands in, the outermost first. */
	readonly in: readonly string[];
	readonly zeile: number;
}

function schluessel(text: string): Schluessel[] {
	const offen: string[] = [];
	return text.split('\n').flatMap((inhalt, i) => {
		const [, einzug = '', name] = /^(\t+)([a-z]\w*):/.exec(inhalt) ?? [];
		if (name === undefined) return [];
		offen.splice(einzug.length - 1, offen.length, name);
		return [{ name, in: offen.slice(0, -1), zeile: i + 1 }];
	});
}
