import type { Pool } from 'pg';
import { type Glied, liesGlieder } from '#commands/event-store/kette.ts';
import type { Kopf, SignierteWurzel } from '#commands/signatur/wurzel.ts';
import { liesListe, liesWurzel, neuesterTag } from '#commands/signatur/wurzel-ablage.ts';
import type { Nachweisereignis, Nachweisverlauf } from './nachweis.ts';

/** Whether whoever asks may read the personal part of an event. */
export type Lesbar = (ereignis: Pick<Nachweisereignis, 'version' | 'type' | 'facts'>) => boolean;

/** An event nobody may be told of any more. */
export type Verdeckt = (version: number) => boolean;

/** A stream with its chain; personal parts that may not be read are left out, their digests stay. */
export async function liesVerlauf(
	pool: Pool,
	stream: string,
	inWurzel: Kopf | undefined,
	lesbar: Lesbar,
	verdeckt: Verdeckt,
): Promise<Nachweisverlauf> {
	const glieder = await liesGlieder(pool, stream);
	const { kopf_version, kopf_hash } = glieder[0] ?? {};
	return {
		stream,
		kopf: { version: kopf_version ?? 0, hash: alsHex(kopf_hash) ?? '' },
		inWurzel: inWurzel ? { version: inWurzel.version, hash: inWurzel.hash } : null,
		ereignisse: glieder.map((glied, i) =>
			verdeckt(glied.version)
				? verdecktesEreignis(
						glied,
						glieder.slice(0, i).findLast((g) => !verdeckt(g.version)),
					)
				: alsEreignis(glied, lesbar),
		),
	};
}

function alsEreignis(glied: Glied, lesbar: Lesbar): Nachweisereignis {
	const { version, type, schema, meta, betroffener, art, person_digest, hash, person, salt } = glied;
	const facts = { ...glied.facts };
	const angaben = angabenVon(glied, lesbar({ version, type, facts }));
	const gezeigt = angaben === 'GEZEIGT';
	return {
		...{ version, type, schema, facts, betroffener, art, angaben },
		meta: { ...meta, rollen: [...meta.rollen] },
		personDigest: alsHex(person_digest),
		hash: hash.toString('hex'),
		person: gezeigt && person !== null ? { ...person } : null,
		salt: gezeigt ? alsHex(salt) : null,
	};
}

const VERDECKT = 'Verdeckt';

/** Its time would be the day of the look; it gets that of the last one shown before it. */
function verdecktesEreignis({ version, hash, schema }: Glied, davor: Glied | undefined): Nachweisereignis {
	return {
		...{ version, schema, type: VERDECKT, facts: {}, betroffener: null, art: null, angaben: 'KEINE' as const },
		meta: { userID: null, rollen: [], impersoniertVon: null, commandID: VERDECKT, zeit: davor?.meta.zeit ?? '' },
		...{ personDigest: null, hash: hash.toString('hex'), person: null, salt: null, verdeckt: true as const },
	};
}

function angabenVon({ person_digest, person }: Glied, istLesbar: boolean): Nachweisereignis['angaben'] {
	if (person_digest === null) return 'KEINE';
	if (person === null) return 'GELOESCHT';
	return istLesbar ? 'GEZEIGT' : 'VERSCHWIEGEN';
}

const alsHex = (bytes: Buffer | null | undefined): string | null => bytes?.toString('hex') ?? null;

/** The newest root there is, and how far these streams had come in it. */
export async function liesWurzelstand(
	verzeichnis: string,
	streams: readonly string[],
): Promise<{ wurzel: SignierteWurzel | null; koepfe: ReadonlyMap<string, Kopf> }> {
	const tag = await neuesterTag(verzeichnis);
	const wurzel = tag && (await liesWurzel(verzeichnis, tag));
	const koepfe = new Map<string, Kopf>();
	if (!tag || !wurzel) return { wurzel: null, koepfe };
	for await (const kopf of liesListe(verzeichnis, tag)) {
		if (streams.includes(kopf.stream)) koepfe.set(kopf.stream, kopf);
	}
	return { wurzel, koepfe };
}
