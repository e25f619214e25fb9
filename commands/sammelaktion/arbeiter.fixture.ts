/** For tests: a process that does a run until it is killed. Arguments: database, row of the outbox. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ablage } from '#commands/dateien/ablage.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { erzeugeUmgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { fuehreSammelaktionAus } from './fuehre-aus.ts';

const [url = '', outboxID = '', jetzt = ''] = process.argv.slice(2);
const ctx = () => ({ jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck });
const umgebung = await erzeugeUmgebung({ pool: oeffnePool(url), ctx, projektionen: PROJEKTIONEN });
const dateien = ablage(tmpdir());
await fuehreSammelaktionAus({ umgebung, dateien }, outboxID);
await umgebung.pool.end();
