import { randomUUID } from 'node:crypto';
import { ohneSchluessel } from '#commands/befehl.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { execute } from '#commands/execute.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import type { Projektion } from '#projections/engine/projection.ts';
import { stelleProjektionenSicher } from '#projections/engine/sicherstellen.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { AUFRUFER, type Messort } from './fall.ts';
import { AKTEUR, Gewechselt, verlauf, wechselListe } from './stoff.ts';

/** Our store, emptied, with these projections. */
export async function mitUnserem<T>(
	{ url, ownerUrl }: Messort,
	projektionen: readonly Projektion[],
	arbeite: (umgebung: Umgebung) => Promise<T>,
): Promise<T> {
	await mitClient(ownerUrl, (client) =>
		client.query('truncate stream, event, event_person, befehl, outbox, mailkopie'),
	);
	await stelleProjektionenSicher(ownerUrl, []);
	await stelleProjektionenSicher(ownerUrl, projektionen);
	const pool = oeffnePool(url, { max: AUFRUFER });
	try {
		const ctx = () => ({ heute: '2026-09-01', jetzt: new Date().toISOString(), neueID: randomUUID, fingerabdruck });
		return await arbeite(await erzeugeUmgebung({ pool, ctx, projektionen }));
	} finally {
		await pool.end();
	}
}

/** A command that opens a stream with so many events. */
export function schreibeNeuen(umgebung: Umgebung, anzahl: number): Promise<string> {
	return execute(umgebung, ohneSchluessel(AKTEUR), async (s) => {
		const id = s.ctx.neueID();
		s.schreibe(
			verlauf,
			id,
			wechselListe(id, anzahl).map((w) => Gewechselt(w)),
		);
		return id;
	});
}

/** A command that goes on in a stream it has read; whoever is overtaken decides again. */
export function schreibeWeiter(umgebung: Umgebung, id: string): Promise<void> {
	return execute(umgebung, ohneSchluessel(AKTEUR), async (s) => {
		const { anzahl } = await s.lies(verlauf, id);
		s.schreibe(
			verlauf,
			id,
			wechselListe(id, anzahl + 1)
				.slice(-1)
				.map((w) => Gewechselt(w)),
		);
	});
}
