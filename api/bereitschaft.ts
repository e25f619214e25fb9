import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { binnen } from '#commands/geduld.ts';
import { tueRoh } from '#projections/roh.ts';
import type { Zugang } from './mandanten.ts';
import type { Portal } from './portal.ts';

/** How it is with a tenant. */
export type Bereitschaft = 'ok' | 'ohne Datenbank' | 'schreibt nicht';

/** Whoever asks is answered within a second. */
const FRIST_MS = 800;
/** So long what was found out counts. */
const GILT_MS = 5_000;

const PROZESS = randomUUID();
const FUELLUNG = 'x'.repeat(6_000);
const MISST = new WeakMap<Zugang<Portal>, { seit: number; stand: Promise<Bereitschaft> }>();

/** Whether the tenant's database answers, and whether it and the disk of its files take anything. */
export function bereitschaft(zugang: Zugang<Portal>): Promise<Bereitschaft> {
	const bekannt = MISST.get(zugang);
	const laufend = bekannt && performance.now() - bekannt.seit < GILT_MS ? bekannt : beginne(zugang);
	return binnen(FRIST_MS, laufend.stand, 'ohne Datenbank');
}

function beginne(zugang: Zugang<Portal>) {
	const messung = { seit: performance.now(), stand: miss(zugang) };
	MISST.set(zugang, messung);
	return messung;
}

async function miss({ hole }: Zugang<Portal>): Promise<Bereitschaft> {
	try {
		const { umgebung, konfiguration } = await hole();
		await tueRoh(umgebung.db, sql`select 1`);
		return (await schreibt(umgebung, konfiguration.datenVerzeichnis)) ? 'ok' : 'schreibt nicht';
	} catch {
		return 'ohne Datenbank';
	}
}

/** Its reason stands in the answers to those who wanted to write; here it is only said that it is so. */
async function schreibt({ db }: Portal['umgebung'], verzeichnis: string): Promise<boolean> {
	const probe = join(verzeichnis, `.probe-${PROZESS}`);
	try {
		await tueRoh(
			db,
			sql`insert into lebenszeichen values (${PROZESS}, now(), ${FUELLUNG})
			on conflict (prozess) do update set am = now(), fuellung = excluded.fuellung`,
		);
		await writeFile(probe, FUELLUNG);
		await rm(probe);
		return true;
	} catch {
		return false;
	}
}
