/**
 * For tests: a process that sends until it is killed. Arguments: address of the database, of the mail server, and where
 * it kills itself: VOR_DER_MARKE, VOR_DEM_ENDE or NACH_DEM_ENDE of a message.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { ablage } from '#commands/dateien/ablage.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { erzeugeUmgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { faellige } from './faellig.ts';
import { sende } from './sende.ts';
import { smtpVersand } from './smtp.ts';
import type { Versand } from './versand.ts';

const [url = '', smtpUrl = '', stirbt = ''] = process.argv.slice(2);
process.env.PGAPPNAME = `versender-${process.pid}`;
const ctx = () => {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
};

/** Nothing happens any more after this, not even at the end of the tick. */
function stirbBei(stelle: string): void {
	if (stelle !== stirbt) return;
	process.kill(process.pid, 'SIGKILL');
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const smtp = smtpVersand(smtpUrl);
const versand: Versand = (sendung, uebergib) =>
	smtp(sendung, (ende) => {
		stirbBei('VOR_DER_MARKE');
		return uebergib(() => {
			stirbBei('VOR_DEM_ENDE');
			ende();
			stirbBei('NACH_DEM_ENDE');
		});
	});

const umgebung = await erzeugeUmgebung({ pool: oeffnePool(url), ctx, projektionen: PROJEKTIONEN });
const mail = { versand, verzeichnis: '/nirgends', baseUrl: 'https://portal.test' };

process.stdout.write('bereit\n');
for (;;) {
	const zeilen = await faellige(umgebung.pool, null, 8);
	await Promise.all(zeilen.map(({ id }) => sende({ umgebung, mail, dateien: ablage('/nirgends') }, id)));
	if (!zeilen.length) await warte(20);
}
