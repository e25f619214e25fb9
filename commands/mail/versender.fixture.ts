/** For tests: a process that sends until it is killed. Arguments: address of the database, of the mail server. */
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

const [url = '', smtpUrl = ''] = process.argv.slice(2);
const ctx = () => {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
};
const umgebung = await erzeugeUmgebung({ pool: oeffnePool(url), ctx, projektionen: PROJEKTIONEN });
const mail = { versand: smtpVersand(smtpUrl), verzeichnis: '/nirgends', baseUrl: 'https://portal.test' };

process.stdout.write('bereit\n');
for (;;) {
	const zeilen = await faellige(umgebung.pool, null, 8);
	await Promise.all(zeilen.map(({ id }) => sende({ umgebung, mail, dateien: ablage('/nirgends') }, id)));
	if (!zeilen.length) await warte(20);
}
