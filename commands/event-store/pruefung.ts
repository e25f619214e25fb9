import type { Client } from 'pg';
import { FEHLT, GLIED_SPALTEN, type Glied, type Kettenfehler, pruefeGlieder } from './kette.ts';

export interface Streamfehler extends Kettenfehler {
	readonly stream: string;
}

/** What the check of all streams found; broken streams by name. */
export interface Pruefbericht {
	readonly streams: number;
	readonly ereignisse: number;
	readonly fehler: readonly Streamfehler[];
}

const JE_ABRUF = 2_000;

/** Recomputes every chain under one snapshot, so that running commands don't look like tampering. */
export async function pruefeAlle(client: Client): Promise<Pruefbericht> {
	await client.query('begin isolation level repeatable read, read only');
	try {
		let streams = 0;
		let ereignisse = 0;
		const fehler = await verwaiste(client);
		for await (const [stream, glieder] of streamsNacheinander(client)) {
			streams += 1;
			ereignisse += glieder.length;
			const befund = pruefeGlieder(stream, glieder);
			if (befund) fehler.push({ stream, ...befund });
		}
		return { streams, ereignisse, fehler: fehler.sort((a, b) => (a.stream < b.stream ? -1 : 1)) };
	} finally {
		await client.query('rollback');
	}
}

async function* streamsNacheinander(client: Client): AsyncGenerator<[string, Glied[]]> {
	await client.query(`
		declare pruefung no scroll cursor for select e.stream, ${GLIED_SPALTEN}
		from event e left join stream s on s.name = e.stream
		left join event_person p on p.stream = e.stream and p.version = e.version
		order by e.stream, e.version`);
	let stream: string | null = null;
	let glieder: Glied[] = [];
	for (;;) {
		const { rows } = await client.query<Glied & { stream: string }>(`fetch ${JE_ABRUF} from pruefung`);
		if (!rows.length) break;
		for (const glied of rows) {
			if (stream !== null && glied.stream !== stream) {
				yield [stream, glieder];
				glieder = [];
			}
			stream = glied.stream;
			glieder.push(glied);
		}
	}
	if (stream !== null) yield [stream, glieder];
}

/** What hangs in the air: heads of streams without any event, personal parts without their event. */
async function verwaiste(client: Client): Promise<Streamfehler[]> {
	const koepfe = await client.query<{ stream: string }>(
		'select name as stream from stream s where not exists (select from event e where e.stream = s.name)',
	);
	const teile = await client.query<{ stream: string; version: number }>(
		`select stream, version from event_person p
		where not exists (select from event e where e.stream = p.stream and e.version = p.version)`,
	);
	return [
		...koepfe.rows.map(({ stream }) => ({ stream, version: 1, text: FEHLT })),
		...teile.rows.map((teil) => ({ ...teil, text: 'Das Ereignis zu den personenbezogenen Angaben fehlt.' })),
	];
}
