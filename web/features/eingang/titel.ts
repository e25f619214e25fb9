import { EXPORT_LABEL, type Exportliste } from '#domain/zugriff/protokoll.ts';
import { EINGANG as T } from '../../texte/eingang.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { sammeltitel } from '../../texte/listen/sammelaktion.ts';
import type { Eingangszeile } from './queries.ts';

/** What the long work, the file or the hint is called. */
export function titelVon({ art, was, nr, gesamt, endung }: Eingangszeile): string {
	if (art === 'HINWEIS') return T.mailsZurueck(gesamt);
	if (art === 'DATEI') return T.datei(EXPORT_LABEL[was as Exportliste] ?? was, endung ?? '');
	if (art === 'ABGLEICH') return T.abgleich(was);
	if (art === 'IMPORT') return T.import(was);
	if (art === 'LAUF') return T.lauf(nr ?? 0, LAEUFE.arten[was as keyof typeof LAEUFE.arten] ?? was);
	return sammeltitel(was);
}

/** What came of it, where it is told in numbers. */
export function ergebnisVon({ angefordert, entfallen, gesperrt }: Eingangszeile): string {
	const teile = [
		angefordert !== null && T.abgleichErgebnis(angefordert, entfallen ?? 0),
		gesperrt > 0 && T.gesperrt(gesperrt),
	];
	return teile.filter(Boolean).join(', ');
}
