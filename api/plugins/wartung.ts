import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { hatRolle } from '#domain/rollen.ts';
import { frageRohEine } from '#projections/roh.ts';
import type { Portal } from '../portal.ts';
import { Wartung } from './fehler.ts';
import { aendert } from './herkunft.ts';

const WARTUNG = z.strictObject({ an: z.boolean() });

/** Parameter isWartungsmodus: volunteers and visitors may look, but what they would write waits. */
export async function pruefeWartung({ umgebung }: Portal, request: FastifyRequest): Promise<void> {
	const { akteur } = request;
	if (!aendert(request.method) || hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'])) return;
	if (akteur.art === 'PUBLIC' && !request.url.includes('/v1/freiwilliger/')) return;
	const wartung = await frageRohEine(
		umgebung.db,
		WARTUNG,
		sql`
		select coalesce((referenz ->> 'isWartungsmodus')::boolean, false) as an from parameter`,
	);
	if (wartung?.an) throw new Wartung();
}
