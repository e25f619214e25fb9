import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { LaufEreignis } from '#domain/geld/lauf/ereignisse.ts';

/** Name of the job that reckons a run over many files. */
export const LAUF_RECHNEN = 'lauf-rechnen';

export function reagiereAufLauf(e: Aufgezeichnet<LaufEreignis>): readonly OutboxZeile[] {
	const isBestellt = e.type === 'LaufBerechnungBestellt' || (e.type === 'LaufAngelegt' && e.facts.rechnung === null);
	return isBestellt ? [{ art: 'job', schluessel: LAUF_RECHNEN }] : [];
}
