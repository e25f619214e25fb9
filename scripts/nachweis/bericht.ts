import { existsSync, readFileSync } from 'node:fs';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { type Pruefauftrag, pruefeDatei } from './pruefen.ts';

/** Checks an exported file and says what was found; true: nothing. `schluessel`: the key, or a file with it. */
export async function berichteDatei({ datei, schluessel, koepfe }: Pruefauftrag): Promise<boolean> {
	const { fehler, nachweis } = await pruefeDatei({ datei, schluessel: schluessel && ausAngabe(schluessel), koepfe });
	for (const { stream, version, text } of fehler)
		console.error(`${stream}${version ? `, Ereignis ${version}` : ''}: ${text}`);
	if (fehler.length || !nachweis) return false;
	const { verlaeufe, gegenstand, erstellt, wurzel } = nachweis;
	const ereignisse = verlaeufe.reduce((summe, v) => summe + v.ereignisse.length, 0);
	console.log(`${gegenstand.bezeichnung}: ${ereignisse} Ereignisse geprüft, alle Ketten und Signaturen stimmen.`);
	console.log(`Erstellt am ${formatDatumUhrzeit(erstellt.zeit)} von ${erstellt.name}.`);
	console.log(
		`Jüngste signierte Wurzel: ${wurzel ? `${formatDatumUhrzeit(wurzel.zeit)}, ${wurzel.wurzel}` : 'keine'}.`,
	);
	if (wurzel && koepfe) console.log('Die Liste der Verläufe ergibt diese Wurzel und enthält den Nachweis.');
	if (schluessel === null) {
		console.log(`Geprüft mit dem Schlüssel, der in der Datei steht: ${nachweis.schluessel}`);
		console.log('Vergleichen Sie ihn mit dem einer signierten Wurzel, oder geben Sie ihn mit --schluessel an.');
	}
	return true;
}

const ausAngabe = (angabe: string): string => (existsSync(angabe) ? readFileSync(angabe, 'utf8') : angabe).trim();
