import { csvStrom } from '#api/present/csv.ts';
import { type Masterzeile, masterspalten, masterzeile } from '#api/present/export-master.ts';
import { namenAus } from '#api/present/namen.ts';
import { liesAkten } from '#commands/akte/lesen.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import { DATENARTEN } from '#domain/zugriff/protokoll.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeReferenz, type Referenzbedarf } from '#projections/queries/traeger/referenz.ts';
import { ohneLeere } from '../aktenbefehl.ts';
import type { Umstand } from '../handler.ts';

const AUF_EINMAL = 200;

/** All fields of these volunteers as CSV; each file is read, and that it was is recorded. */
export async function masterExport(umstand: Umstand, ids: readonly string[]): Promise<AsyncIterable<string>> {
	const { db } = umstand.umgebung;
	const [eintraege, parameter] = await Promise.all([ladeEintraege(db), alleParameter(db)]);
	return csvStrom(masterspalten(benannteFelder(parameter)), stapel(umstand, ids, eintraege));
}

async function* stapel(
	umstand: Umstand,
	ids: readonly string[],
	eintraege: ReadonlyMap<string, string>,
): AsyncGenerator<readonly Masterzeile[]> {
	const { umgebung, akteur, request } = umstand;
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		// Whoever was erased since the keys were read is a file without anything.
		const akten = (await liesAkten(umgebung, ids.slice(i, i + AUF_EINMAL))).filter((a) => a.existiert && !a.geloescht);
		const referenz = await ladeReferenz(umgebung.db, bedarf(akten));
		const namen = namenAus(referenz, eintraege);
		await merkeEinsicht(umgebung.db, {
			akteur,
			betroffene: akten.map((akte) => akte.id),
			arten: DATENARTEN,
			anlass: 'MASTER_EXPORT',
			ip: request.ip,
		});
		yield akten.map((akte) => masterzeile(akte, referenz, namen, umgebung.ctx().heute));
	}
}

const bedarf = (akten: readonly Akte[]): Referenzbedarf => ({
	adresseIDs: [
		...akten.flatMap((a) => a.wuensche.map((w) => w.einsatzortID)),
		...akten.flatMap((a) => a.vertraege.map((v) => v.einsatzortID)),
	],
	benutzerIDs: akten.flatMap((a) => ohneLeere([a.traegerBetreuerUserID, ...a.wuensche.map((w) => w.betreuerUserID)])),
});
