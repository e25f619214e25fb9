/** One claim as an auditor gets it. */

import type { Signaturschluessel } from '#commands/signatur/schluessel.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { enthaltene, type Lauf } from '#domain/geld/lauf/lauf.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { programmnamen } from '#projections/queries/geld/foerderprogramme.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { packe } from './paket.ts';
import { sammle } from './sammeln.ts';

const abgelehnt = (code: Ablehnungscode, text: string): Abgelehnt => new Abgelehnt([{ code, http: 409, text }]);
const FREI: readonly Lauf['status'][] = ['FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT'];

/** Its files by name. */
export async function pruefpaket(
	umgebung: Umgebung,
	lauf: Lauf,
	schluessel: Signaturschluessel,
): Promise<ReadonlyMap<string, string>> {
	const { foerderung, position, hash } = lauf.rechnung;
	if (!foerderung) throw abgelehnt('LAUFART', 'Ein Prüfpaket gibt es nur zu Mittelabrufen.');
	if (!FREI.includes(lauf.status)) throw abgelehnt('G22', 'Ein Prüfpaket gibt es erst nach der Freigabe.');
	const [namen, { mandantBezeichnung: traeger }] = await Promise.all([
		programmnamen(umgebung.db),
		alleParameter(umgebung.db),
	]);
	const summe = enthaltene(lauf).reduce((bisher, { betrag }) => bisher + betrag, 0);
	return packe(
		{
			traeger,
			programm: namen.get(lauf.programmID ?? '') ?? 'Förderprogramm',
			erstellt: umgebung.ctx().jetzt,
			lauf: { nr: lauf.nr, position, hash, zeitraum: lauf.zeitraum, summe },
			...(await sammle(umgebung, lauf, foerderung)),
		},
		schluessel,
	);
}
