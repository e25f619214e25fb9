import type { Handlung } from '#commands/befehl.ts';
import { haengeAn } from '#commands/dateien/anhaenge.ts';
import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Umstaende, umstandszeilen } from '#domain/support.ts';
import { SUPPORT_MB } from '#domain/upload/anhang.ts';
import { Gebremst, SUPPORTANFRAGE, zaehleFehlversuch } from './bremse.ts';

interface Anfrage {
	readonly betreff: string;
	readonly nachricht: string;
	readonly fehlerId: string | null;
	/** Upload of the asker's own. */
	readonly anhang: string | null;
	readonly umstaende: Umstaende;
}

/** Somebody asks the support: one mail to it, one with the number to whoever asks (integrations.md §5). */
export async function frageSupport(umgebung: Umgebung, befehl: Handlung, anfrage: Anfrage): Promise<void> {
	const { userID } = befehl.akteur;
	if (userID === null) throw new Error('Den Support fragt ein Benutzer');
	if ((await zaehleFehlversuch(umgebung.db, SUPPORTANFRAGE, userID)) > SUPPORTANFRAGE.anzahl)
		throw new Gebremst(SUPPORTANFRAGE);
	const { betreff, nachricht, fehlerId, anhang, umstaende } = anfrage;
	const anhaenge = anhang === null ? [] : [anhang];
	await execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const nummer = await sitzung.naechsteNummer('supportanfrage');
		await haengeAn(sitzung, anhaenge, userID, SUPPORT_MB);
		sitzung.tabelle(
			umgebung.db.insertInto('supportanfrage').values({
				id,
				nummer,
				user_id: userID,
				betreff,
				nachricht,
				fehler_id: fehlerId,
				umstaende: [...umstandszeilen(umstaende)],
				anhang,
			}),
		);
		const daten = { supportanfrageID: id, userID, anhaenge };
		sitzung.outbox(mailzeile('SUPPORT', { art: 'SUPPORT', id: null }, daten));
		sitzung.outbox(mailzeile('SUPPORT_EINGANG', { art: 'USER', id: userID }, daten));
	});
}
