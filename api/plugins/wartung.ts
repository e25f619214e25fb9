import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hatRolle } from '#domain/rollen.ts';
import type { Portal } from '../portal.ts';
import { Wartung } from './fehler.ts';
import { aendert } from './herkunft.ts';

/** Parameter isWartungsmodus: volunteers and visitors may look, but what they would write waits. */
export async function pruefeWartung({ umgebung }: Portal, request: FastifyRequest): Promise<void> {
	const { akteur } = request;
	if (!aendert(request.method) || hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'])) return;
	if (akteur.art === 'PUBLIC' && !request.url.includes('/v1/freiwilliger/')) return;
	const { rows } = await sql<{ an: boolean }>`
		select coalesce((referenz ->> 'isWartungsmodus')::boolean, false) as an from parameter`.execute(umgebung.db);
	if (rows[0]?.an) throw new Wartung();
}
