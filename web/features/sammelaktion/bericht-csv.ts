import { ladeCsvHerunter } from '../../client/lade-herunter.ts';
import { REGELN } from '../../texte/akte/akte.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { csvZelle } from '../liste/csv-zelle.ts';
import { personenname } from '../liste/zellen.tsx';
import type { Lauf, Probezeile } from './queries.ts';

interface Berichtszeile {
	readonly eintragID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly dokument: string | null;
	readonly einsatzort: string | null;
	readonly ergebnis: string;
	readonly grund: string;
}

/** Of a trial: what would happen to each. */
export const ausProbe = (zeile: Probezeile): Berichtszeile => ({
	...zeile,
	ergebnis: zeile.gruende.length ? SAMMEL.kachel.gesperrt : SAMMEL.wirdGetan,
	grund: zeile.gruende.map(({ code, text }) => REGELN[code]?.titel ?? text).join(', '),
});

const AUSGANG: Readonly<Record<string, string>> = { GETAN: SAMMEL.getan, SCHON: SAMMEL.schon };

/** Of a run: what has happened to each, with those it left out. */
export const ausLauf = (lauf: Lauf, nichtDabei: readonly Probezeile[]): Berichtszeile[] => [
	...lauf.zeilen.map((zeile) => ({
		...zeile,
		ergebnis: AUSGANG[zeile.ergebnis ?? ''] ?? SAMMEL.nichtErledigt,
		grund: zeile.text ?? '',
	})),
	...nichtDabei.map((zeile) => ({ ...ausProbe(zeile), ergebnis: SAMMEL.nichtDabei, grund: warumNicht(zeile) })),
];

/** Why the trial or the viewer left it out. */
export const warumNicht = ({ gruende }: Probezeile): string =>
	gruende.map(({ text }) => text).join(' ') || SAMMEL.abgewaehlt;

/** As a file, to be worked through in a spreadsheet. */
export function ladeBericht(zeilen: readonly Berichtszeile[], heute: string): void {
	const { name, dokument, einsatzort, ergebnis, grund } = SAMMEL.kopf;
	const mitDokument = zeilen.some((z) => z.dokument !== null);
	const inhalt = zeilen.map((z) => [
		personenname(z),
		...(mitDokument ? [z.dokument ?? ''] : []),
		z.einsatzort ?? '',
		z.ergebnis,
		z.grund,
	]);
	const text = [[name, ...(mitDokument ? [dokument] : []), einsatzort, ergebnis, grund], ...inhalt]
		.map((werte) => werte.map(csvZelle).join(';'))
		.join('\r\n');
	ladeCsvHerunter(SAMMEL.berichtDatei(heute), `${text}\r\n`);
}
