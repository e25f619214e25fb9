import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import { alleZyklen } from '#projections/queries/traeger/zyklen.ts';

const kopf = z.looseObject({ id: z.guid() });

/**
 * `x-Zyklus`: JSON of the cycle, of which only the id counts; without it the active cycle. The public sees the cycles it
 * can apply for: a browser may still name another, of somebody who has signed out.
 */
export async function gefragterZyklus(umgebung: Umgebung, request: FastifyRequest): Promise<string> {
	const id = await genannter(umgebung, request);
	if (id) return id;
	throw new Abgelehnt([{ code: 'ZYKLUS', http: 409, text: 'Es ist kein Zyklus aktiv.' }]);
}

/** No cycle has it. */
export const LEERER_ZYKLUS = '00000000-0000-0000-0000-000000000000';

/** Null: none is named, and none is active. */
export async function genannter(umgebung: Umgebung, request: FastifyRequest): Promise<string | null> {
	const roh = request.headers['x-zyklus'];
	if (roh === undefined) return aktiverZyklus(umgebung);
	const gelesen = kopf.safeParse(alsJson(String(roh)));
	if (gelesen.success) {
		const id = gelesen.data.id.toLowerCase();
		return (await darfNennen(umgebung, request, id)) ? id : aktiverZyklus(umgebung);
	}
	throw new Abgelehnt([{ code: 'ZYKLUS', http: 400, text: 'Die Angabe x-Zyklus ist nicht lesbar.' }]);
}

async function darfNennen({ db, ctx }: Umgebung, { akteur }: FastifyRequest, id: string): Promise<boolean> {
	if (akteur.art !== 'PUBLIC') return true;
	return bewerbbareZyklen(await alleZyklen(db), ctx().heute).some((zyklus) => zyklus.id === id);
}

function alsJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

async function aktiverZyklus({ db }: Umgebung): Promise<string | null> {
	const zyklus = await db.selectFrom('zyklus').select('id').where('status', '=', 'AKTIV').limit(1).executeTakeFirst();
	return zyklus?.id ?? null;
}
