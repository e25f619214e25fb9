import { expect } from 'vitest';
import { fuehreSammelaktionAus } from '#commands/sammelaktion/fuehre-aus.ts';
import { SAMMELAKTION } from '#commands/sammellauf/beginne.ts';
import type { Antwort } from './portal.fixture.ts';
import type { Kleinportal } from './test-portal.fixture.ts';

export interface Sammellauf {
	readonly id: string;
	readonly liste: string;
	readonly aktion: string;
	readonly gesamt: number;
	readonly erledigt: number;
	readonly gesperrt: number;
	readonly beendetAm: string | null;
	readonly zeilen: readonly {
		readonly eintragID: string;
		readonly vorname: string | null;
		readonly nachname: string | null;
		readonly dokument: string | null;
		readonly bezeichnung: string | null;
		readonly gruppe: string | null;
		readonly gruende: readonly string[] | null;
		readonly ergebnis: string | null;
		readonly text: string | null;
	}[];
}

/** Does what the worker does. */
async function arbeiteLaeufeAb(t: Pick<Kleinportal, 'umgebung' | 'dateien'>): Promise<void> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = $1 and status = 'queued' order by erstellt_am`,
		[SAMMELAKTION],
	);
	for (const { id } of rows) await fuehreSammelaktionAus(t, id);
}

/** A run that was begun, at its end. */
export async function beendet(
	t: Pick<Kleinportal, 'umgebung' | 'dateien' | 'traeger'>,
	begonnen: Antwort,
): Promise<Sammellauf> {
	expect(begonnen.status, begonnen.roh.body).toBe(202);
	await arbeiteLaeufeAb(t);
	const { id } = begonnen.data as { id: string };
	return (await t.traeger('GET', `/v1/sammelaktion/${id}`)).data as Sammellauf;
}
