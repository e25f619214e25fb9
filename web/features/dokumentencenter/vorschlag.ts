import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { gruppeVon } from '#domain/vorlagen/variablen.ts';

/** The known placeholder that was probably meant; null: none comes near enough to be offered. */
export function vorschlag(unbekannt: string, bekannte: readonly string[]): string | null {
	const feld = feldVon(unbekannt);
	const naechste = bekannte
		.filter((name) => gruppeVon(name) === gruppeVon(unbekannt))
		.map((name) => ({ name, entfernung: entfernung(feld, feldVon(name)) }))
		.toSorted((a, b) => a.entfernung - b.entfernung)[0];
	return naechste && naechste.entfernung <= Math.max(2, feld.length / 3) ? naechste.name : null;
}

export const feldVon = (name: string): string => name.slice(name.indexOf('.') + 1);

/** Letters to change until one word is the other; what is only the beginning of it costs less. */
function entfernung(von: string, nach: string): number {
	if (von.length > 2 && nach.startsWith(von)) return 1;
	let zeile = Array.from({ length: nach.length + 1 }, (_, i) => i);
	for (const [i, buchstabe] of [...von].entries()) {
		const naechste = [i + 1];
		for (const [j, anderer] of [...nach].entries()) {
			const ersetzt = (zeile[j] ?? 0) + (buchstabe === anderer ? 0 : 1);
			naechste.push(Math.min(ersetzt, (zeile[j + 1] ?? 0) + 1, (naechste[j] ?? 0) + 1));
		}
		zeile = naechste;
	}
	return zeile.at(-1) ?? 0;
}

/** Wherever a placeholder stands, another one does. */
export const ersetzePlatzhalter = (text: string, variable: string, durch: string): string =>
	zerlege(text)
		.map((stueck) => (stueck.art === 'TEXT' ? stueck.text : stueck.name === variable ? `{{ ${durch} }}` : stueck.roh))
		.join('');
