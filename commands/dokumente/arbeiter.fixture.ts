/** For tests: a process that brings the files up to date until it is killed. Arguments: database, files, row of the outbox. */
import { randomUUID } from 'node:crypto';
import { ablage } from '#commands/dateien/ablage.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import type { Mandant } from '#commands/mandant.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { gleicheAktenAb } from './abgleichen.ts';

const [url = '', verzeichnis = '', outboxID = '', jetzt = ''] = process.argv.slice(2);
const ctx = () => ({ jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck });
const umgebung = await erzeugeUmgebung({ pool: oeffnePool(url), ctx, projektionen: PROJEKTIONEN, reaktion });
await gleicheAktenAb({ umgebung, dateien: ablage(verzeichnis) } as unknown as Mandant, outboxID);
await umgebung.pool.end();
