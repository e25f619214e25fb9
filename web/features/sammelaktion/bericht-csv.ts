import { ladeCsvHerunter } from '../../client/lade-herunter.ts';
import { REGELN } from '../../texte/akte/akte.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { csvZelle } from '../liste/csv-zelle.ts';
import { personenname } from '../liste/zellen.tsx';
import type { Probezeile } from './queries.ts';

/** The trial as a file, to be worked through in a spreadsheet. */
export function ladeBericht(zeilen: readonly Probezeile[], heute: string): void {
	const { name, dokument, einsatzort, ergebnis, grund } = SAMMEL.kopf;
	const mitDokument = zeilen.some((z) => z.dokument !== null);
	const inhalt = zeilen.map((z) => [
		personenname(z),
		...(mitDokument ? [z.dokument ?? ''] : []),
		z.einsatzort ?? '',
		z.gruende.length ? SAMMEL.kachel.gesperrt : SAMMEL.wirdGetan,
		z.gruende.map(({ code, text }) => REGELN[code]?.titel ?? text).join(', '),
	]);
	const text = [[name, ...(mitDokument ? [dokument] : []), einsatzort, ergebnis, grund], ...inhalt]
		.map((werte) => werte.map(csvZelle).join(';'))
		.join('\r\n');
	ladeCsvHerunter(SAMMEL.berichtDatei(heute), `${text}\r\n`);
}
