/**
 * For tests: a process that gathers and sends what webhooks are to be told, until it is killed. Arguments: address of the
 * database, what secrets are kept under, the host that may be asked.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { erzeugeUmgebung } from '#commands/umgebung.ts';
import { sammle } from '#commands/webhook/sammeln.ts';
import { sendeWebhook, TAKT } from '#commands/webhook/senden.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';

const [url = '', hauptschluessel = '', host = ''] = process.argv.slice(2);
process.env.PGAPPNAME = `versender-${process.pid}`;
const ctx = () => {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
};
const umgebung = await erzeugeUmgebung({ pool: oeffnePool(url), ctx, projektionen: PROJEKTIONEN });
/** Who didn't get an answer because he was killed isn't left alone for it. */
const sender = {
	...{ umgebung, hauptschluessel, erlaubteHosts: [host] },
	takt: { ...TAKT, pause: () => 0, ruhe: () => 0 },
};

process.stdout.write('bereit\n');
for (;;) {
	await sammle(umgebung);
	const { rows } = await umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'webhook-senden' and status = 'queued' and faellig_ab <= now()`,
	);
	await Promise.all(rows.map(({ id }) => sendeWebhook(sender, id)));
	if (rows.length === 0) await warte(20);
}
