import type { Schnitt } from './schriften.ts';

/** A run of text in one style. */
export interface Spanne {
	readonly text: string;
	readonly schnitt: Schnitt;
}

/** How wide a text becomes. */
export type Mass = (text: string, schnitt: Schnitt) => number;

/** Lines no wider than `breite`: broken between words, and within those that are longer than a line. */
export function umbrich(spannen: readonly Spanne[], breite: number, mass: Mass): Spanne[][] {
	const zeilen: Spanne[][] = [[]];
	let belegt = 0;
	const setze = (spanne: Spanne, weite: number) => {
		const zeile = zeilen.at(-1) as Spanne[];
		const letzte = zeile.at(-1);
		if (letzte?.schnitt === spanne.schnitt) zeile.splice(-1, 1, { ...letzte, text: letzte.text + spanne.text });
		else zeile.push(spanne);
		belegt += weite;
	};
	const neueZeile = () => {
		zeilen.push([]);
		belegt = 0;
	};
	for (const wort of worte(spannen)) {
		if (wort === '\n') {
			neueZeile();
			continue;
		}
		const weiten = wort.map(({ text, schnitt }) => mass(text, schnitt));
		const weite = weiten.reduce((summe, w) => summe + w, 0);
		const luecke = belegt > 0 ? mass(' ', 'normal') : 0;
		if (belegt + luecke + weite > breite && belegt > 0) neueZeile();
		else if (luecke) setze({ text: ' ', schnitt: wort[0]?.schnitt ?? 'normal' }, luecke);
		if (weite <= breite) for (const [i, teil] of wort.entries()) setze(teil, weiten[i] ?? 0);
		else
			for (const zeichen of einzeln(wort)) {
				const eines = mass(zeichen.text, zeichen.schnitt);
				if (belegt + eines > breite && belegt > 0) neueZeile();
				setze(zeichen, eines);
			}
	}
	return zeilen;
}

/** What stays together on a line: pieces without a space between them, in whatever style; `\n` ends the line. */
function worte(spannen: readonly Spanne[]): (Spanne[] | '\n')[] {
	const gefunden: (Spanne[] | '\n')[] = [];
	let offen: Spanne[] = [];
	const schliesse = () => {
		if (offen.length) gefunden.push(offen);
		offen = [];
	};
	for (const { text, schnitt } of spannen) {
		for (const stueck of text.split(/([ \n])/)) {
			if (stueck === ' ') schliesse();
			else if (stueck === '\n') {
				schliesse();
				gefunden.push('\n');
			} else if (stueck) offen.push({ text: stueck, schnitt });
		}
	}
	schliesse();
	return gefunden;
}

const einzeln = (wort: readonly Spanne[]): Spanne[] =>
	wort.flatMap(({ text, schnitt }) => [...text].map((zeichen) => ({ text: zeichen, schnitt })));
