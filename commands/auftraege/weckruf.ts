import { Client, type Pool } from 'pg';
import { WECKKANAL } from '#commands/mail/outbox.ts';

/**
 * Tells the workers after a commit that the outbox holds something, once however many commands ask within a moment.
 * Apart from the command's transaction: a NOTIFY inside it would make all commits wait for each other.
 */
export function weckruf(pool: Pool, melde: (fehler: unknown) => void): () => void {
	let unterwegs = false;
	return () => {
		if (unterwegs) return;
		unterwegs = true;
		setTimeout(() => {
			unterwegs = false;
			pool.query(`select pg_notify($1, '')`, [WECKKANAL]).catch(melde);
		}, 10).unref();
	};
}

const PAUSE_MS = 5_000;

/** Calls `auf` with every wake-up; a broken connection is made anew, until then the poll has to do. */
export function horche(url: string, auf: () => void, melde: (fehler: unknown) => void): { stop(): Promise<void> } {
	let client: Client | null = null;
	let wieder: NodeJS.Timeout | null = null;
	let beendet = false;

	const spaeter = () => {
		client = null;
		if (!beendet) wieder = setTimeout(verbinde, PAUSE_MS);
	};
	const verbinde = () => {
		const neu = new Client({ connectionString: url, keepAlive: true });
		client = neu;
		neu.on('error', melde);
		neu.once('end', spaeter);
		neu.on('notification', auf);
		neu
			.connect()
			.then(() => neu.query(`listen ${WECKKANAL}`))
			.catch((fehler) => {
				melde(fehler);
				// `end` comes by itself when the connection was there, otherwise never.
				neu.removeListener('end', spaeter);
				neu.end().catch(() => {});
				spaeter();
			});
	};
	verbinde();
	return {
		async stop() {
			beendet = true;
			if (wieder) clearTimeout(wieder);
			await client?.end();
		},
	};
}
