import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { downloadStammdatum } from '#domain/download/download.ts';
import { gibBekannt, type InfoFelder, infoStammdatum } from '#domain/download/info.ts';
import { zuInformieren } from '#projections/queries/dokumente/downloads.ts';

/** A mail to each who reads those of the places, one however many of them he is responsible for. */
export async function informiereUeberDownloads(
	umgebung: Umgebung,
	befehl: Befehl,
	{ downloadIDs, adresseIDs, text }: InfoFelder,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const genannte = [...new Set(downloadIDs)];
		const saetze = await Promise.all(genannte.map((d) => sitzung.lies(downloadStammdatum.aggregat, d)));
		const downloads = saetze.map((s) => (s.existiert && !s.geloescht ? s.felder : null));
		const leser = await zuInformieren(sitzung.db, adresseIDs);
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(infoStammdatum.aggregat, id);
		const bekanntgabe = { downloadIDs: genannte, adresseIDs, text, downloads, leser: leser.length };
		sitzung.schreibe(infoStammdatum.aggregat, id, gibBekannt(satz, bekanntgabe));
		for (const einer of leser) sitzung.outbox(mailzeile('DOWNLOAD_INFO', einer, { downloadinfoID: id }));
	});
}
