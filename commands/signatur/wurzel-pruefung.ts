import type { Client } from 'pg';
import { z } from 'zod';
import type { Streamfehler } from '#commands/event-store/pruefung.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { frageText } from '#projections/roh.ts';
import type { Signaturschluessel } from './schluessel.ts';
import { istSigniertVon, type Kopf, type SignierteWurzel, wurzelrechnung } from './wurzel.ts';
import { liesListe, liesWurzel, neuesterTag } from './wurzel-ablage.ts';

/** What the check against the newest root found. */
export interface Wurzelbericht {
	/** null: there is no root yet. */
	readonly wurzel: SignierteWurzel | null;
	readonly fehler: readonly Streamfehler[];
}

/**
 * Compares the newest root with what the database holds now: streams may have gone on since, but every one of them must
 * still hold the event that was its last one then, with the same hash.
 */
export async function pruefeWurzel(
	client: Client,
	verzeichnis: string,
	schluessel: () => Signaturschluessel,
): Promise<Wurzelbericht> {
	const tag = await neuesterTag(verzeichnis);
	const wurzel = tag && (await liesWurzel(verzeichnis, tag));
	if (!tag || !wurzel) return { wurzel: null, fehler: [] };
	const daran = (text: string): Wurzelbericht => ({ wurzel, fehler: [{ stream: `Wurzel ${tag}`, version: 0, text }] });
	if (!istSigniertVon(wurzel, schluessel().oeffentlich))
		return daran('Sie ist nicht mit dem Schlüssel dieses Portals signiert.');
	const rechnung = wurzelrechnung();
	const fehler: Streamfehler[] = [];
	try {
		for await (const koepfe of inTeilen(liesListe(verzeichnis, tag))) {
			for (const kopf of koepfe) rechnung.nimm(kopf);
			haengeAn(fehler, await abweichende(client, koepfe, tag));
		}
	} catch (ursache) {
		if (!LESEFEHLER.includes((ursache as NodeJS.ErrnoException).code ?? '')) throw ursache;
		return daran('Die Liste der Verläufe dazu fehlt oder ist beschädigt.');
	}
	const { wurzel: berechnet } = rechnung.ergebnis();
	return berechnet === wurzel.wurzel ? { wurzel, fehler } : daran('Die Liste der Verläufe dazu wurde verändert.');
}

const LESEFEHLER: readonly string[] = ['ENOENT', 'Z_DATA_ERROR', 'Z_BUF_ERROR'];
const JE_ABFRAGE = 5_000;

async function* inTeilen(koepfe: AsyncIterable<Kopf>): AsyncGenerator<readonly Kopf[]> {
	let teil: Kopf[] = [];
	for await (const kopf of koepfe) {
		if (teil.push(kopf) < JE_ABFRAGE) continue;
		yield teil;
		teil = [];
	}
	if (teil.length) yield teil;
}

const ABWEICHUNG = z.strictObject({ stream: z.string(), version: z.int(), fehlt: z.boolean() });

async function abweichende(client: Client, koepfe: readonly Kopf[], tag: string): Promise<Streamfehler[]> {
	const andere = await frageText(
		client,
		ABWEICHUNG,
		`select k.stream, k.version, e.hash is null as fehlt
		from unnest($1::text[], $2::int[], $3::text[]) as k (stream, version, hash)
		left join event e on e.stream = k.stream and e.version = k.version
		where e.hash is distinct from decode(k.hash, 'hex')`,
		[koepfe.map((k) => k.stream), koepfe.map((k) => k.version), koepfe.map((k) => k.hash)],
	);
	return andere.map(({ stream, version, fehlt }) => ({
		stream,
		version,
		text: fehlt
			? `Das Ereignis fehlt, das in der Wurzel vom ${tag} noch das letzte war.`
			: `Der Verlauf wurde seit der Wurzel vom ${tag} umgeschrieben.`,
	}));
}
