/** For tests and measurements: a process that sends what is due, to be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { kehre } from './faellig.ts';

/** `stirbt`: where it kills itself over the first mail; left out: nowhere. */
export async function starteVersender(url: string, smtpUrl: string, stirbt = ''): Promise<ChildProcess> {
	const skript = fileURLToPath(import.meta.resolve('./versender.fixture.ts'));
	const kind = spawn(process.execPath, [skript, url, smtpUrl, stirbt], { stdio: ['ignore', 'pipe', 'inherit'] });
	await once(kind.stdout, 'data');
	return kind;
}

/** `kill -9`; at the end nothing of what the process had written is left to be executed. */
export async function toete(kind: ChildProcess, pool: Pool): Promise<void> {
	kind.kill('SIGKILL');
	if (kind.exitCode === null && kind.signalCode === null) await once(kind, 'exit');
	const da = `select from pg_stat_activity where application_name = 'versender-${kind.pid}'`;
	while ((await pool.query(da)).rowCount) await warte(1);
}

/** The next minute sweep after the leases of a dead process have run out. */
export async function kehreSogleich(pool: Pool): Promise<void> {
	await pool.query(`update outbox set lease_bis = now() - interval '1 second' where status = 'sending'`);
	await kehre(pool);
}
