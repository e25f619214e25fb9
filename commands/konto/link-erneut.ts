import type { Umgebung } from '#commands/umgebung.ts';
import { mailZumLink } from '#commands/zugang/einmal-token.ts';
import { LINKMAIL, zaehleFehlversuch } from './bremse.ts';
import { mitMindestdauer } from './linkmail.ts';

/**
 * Sends the mail a link came with again, to the same reader: whoever opened it on a device it isn't made for reads it on
 * another. The new mail makes a link of its own, if there is still cause for one. The answer tells nothing of the link.
 */
export const sendeLinkErneut = (umgebung: Umgebung, token: string): Promise<void> =>
	mitMindestdauer(reiheErneutEin(umgebung, token));

/** What makes it the same mail. */
const SELBE = ['art', 'schluessel', 'empfaenger', 'daten', 'stream', 'version'] as const;

async function reiheErneutEin({ db, outboxGefuellt }: Umgebung, token: string): Promise<void> {
	const mailID = await mailZumLink(db, token);
	if (!mailID || (await zaehleFehlversuch(db, LINKMAIL, mailID)) > LINKMAIL.anzahl) return;
	await db
		.insertInto('outbox')
		.columns(SELBE)
		.expression(db.selectFrom('outbox').select(SELBE).where('id', '=', mailID))
		.execute();
	outboxGefuellt?.();
}
