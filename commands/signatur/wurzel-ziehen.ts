import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { frageText } from '#projections/roh.ts';
import type { Signaturschluessel } from './schluessel.ts';
import { type Kopf, type SignierteWurzel, signiereWurzel, wurzelrechnung } from './wurzel.ts';
import { liesWurzel, schreibeListe, schreibeWurzel, verwirfAlteListen } from './wurzel-ablage.ts';

export interface Wurzelauftrag {
	readonly mandant: string;
	readonly verzeichnis: string;
	readonly schluessel: Signaturschluessel;
	/** The day, or day and hour (`<day>T<hour>`), it is of, and now. */
	readonly tag: string;
	readonly zeit: string;
}

/** Signs how far all streams have come, once for each day or hour; the second time it answers with the root there is. */
export async function zieheWurzel(pool: Pool, auftrag: Wurzelauftrag): Promise<SignierteWurzel> {
	const { mandant, verzeichnis, schluessel, tag, zeit } = auftrag;
	const vorhandene = await liesWurzel(verzeichnis, tag);
	if (vorhandene) return vorhandene;
	const rechnung = wurzelrechnung();
	const client = await pool.connect();
	try {
		await client.query('begin isolation level repeatable read, read only');
		await schreibeListe(verzeichnis, tag, mitgerechnet(koepfe(client), rechnung.nimm));
	} finally {
		await client.query('rollback');
		client.release();
	}
	const wurzel = signiereWurzel({ mandant, zeit, ...rechnung.ergebnis() }, schluessel);
	await schreibeWurzel(verzeichnis, tag, wurzel);
	await verwirfAlteListen(verzeichnis);
	return wurzel;
}

const JE_ABRUF = 5_000;

const KOPF: z.ZodType<Kopf> = z.strictObject({ stream: z.string(), version: z.int(), hash: z.string() });

/** All heads by the name of the stream; the names are compared by their bytes. */
async function* koepfe(client: PoolClient): AsyncGenerator<Kopf> {
	await client.query(`
		declare koepfe no scroll cursor for
		select name as stream, version, encode(hash, 'hex') as hash from stream order by name`);
	for (;;) {
		const naechste = await frageText(client, KOPF, `fetch ${JE_ABRUF} from koepfe`);
		if (!naechste.length) return;
		yield* naechste;
	}
}

async function* mitgerechnet(alle: AsyncIterable<Kopf>, nimm: (kopf: Kopf) => void): AsyncGenerator<Kopf> {
	for await (const kopf of alle) {
		nimm(kopf);
		yield kopf;
	}
}
