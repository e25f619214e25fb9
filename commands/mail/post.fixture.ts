/** For tests: sends what lies in the outbox of a test tenant to a real mail server, as the worker would. */
import { ablage } from '#commands/dateien/ablage.ts';
import type { Bestand } from './bestand.fixture.ts';
import { type Postamt, sende } from './sende.ts';
import type { Senke } from './senke.fixture.ts';
import { smtpVersand } from './smtp.ts';

export const postamt = (
	{ umgebung }: Pick<Bestand, 'umgebung'>,
	senke: Pick<Senke, 'url'>,
	nimmtRuecklauf = false,
): Postamt => ({
	umgebung,
	dateien: ablage('/nirgends'),
	mail: { versand: smtpVersand(senke.url), verzeichnis: '/nirgends', baseUrl: 'https://portal.test', nimmtRuecklauf },
});

/** Groups, their members and the copies of what was sent. */
export async function leere(amt: Postamt): Promise<void> {
	for (let runde = 0; runde < 4; runde++) {
		const { rows } = await amt.umgebung.pool.query<{ id: string }>(
			`select id from outbox where art = 'mail' and status = 'queued' order by erstellt_am, id`,
		);
		for (const { id } of rows) await sende(amt, id);
	}
}

/** What waits until a time leaves now. */
export const faelligMachen = async ({ umgebung }: Pick<Bestand, 'umgebung'>): Promise<void> => {
	await umgebung.pool.query(`update outbox set faellig_ab = now() where status = 'queued'`);
};
