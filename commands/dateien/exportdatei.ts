/** Copies of what leaves as a file: for some days whoever exported it gets it again from his inbox. */
import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fuerJedes } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { EXPORT_LIEGT_TAGE, EXPORTE_HOECHSTENS } from '#domain/zugriff/exportdatei.ts';
import { type Aktion, ALLE_AKTIONEN } from '#domain/zugriff/matrix.ts';
import { EXPORT_LABEL, type Exportliste } from '#domain/zugriff/protokoll.ts';
import { frageText, wieGeschrieben } from '#projections/roh.ts';
import { type Ablage, wennFort } from './ablage.ts';

/** What is kept of an export beside its bytes. */
export interface Exportkopf {
	readonly userID: string;
	readonly liste: Exportliste;
	readonly endung: string;
	/** What one must be allowed to do to have it. */
	readonly aktion: Aktion;
	readonly filter: object | null;
	/** Rows in it. */
	readonly anzahl: number;
}

/** How many rows have been read, told by whoever reads them. */
export interface Zaehlwerk {
	erledigt: number;
}

type Stueck = string | Uint8Array;

const ort = ({ exporte }: Ablage, id: string): string => join(exporte, id);

/** An export that is there at once. */
export async function behalteGanz(umgebung: Umgebung, ablage: Ablage, kopf: Exportkopf, inhalt: Stueck): Promise<void> {
	const kopie = await Kopie.beginne(umgebung, ablage, kopf);
	await kopie.schreibe(inhalt);
	await kopie.schliesse();
}

/** An export as it goes out piece by piece; what breaks off is kept by nobody. */
export async function* behalteUnterwegs<S extends Stueck>(
	umgebung: Umgebung,
	ablage: Ablage,
	kopf: Exportkopf & { readonly zaehlwerk: Zaehlwerk | undefined },
	strom: AsyncIterable<S>,
): AsyncGenerator<S> {
	const kopie = await Kopie.beginne(umgebung, ablage, kopf);
	let istGanz = false;
	try {
		for await (const stueck of strom) {
			await kopie.schreibe(stueck);
			if (kopf.zaehlwerk) await kopie.melde(kopf.zaehlwerk.erledigt);
			yield stueck;
		}
		istGanz = true;
	} finally {
		await (istGanz ? kopie.schliesse() : kopie.verwirf());
	}
}

const MELDET_MS = 1000;

/** One copy while it is written. That it can't be kept is no reason not to hand out the export itself. */
class Kopie {
	readonly #umgebung: Umgebung;
	readonly #ablage: Ablage;
	readonly #userID: string;
	readonly #id = randomUUID();
	/** null: closed, or given up. */
	#datei: FileHandle | null = null;
	#groesse = 0;
	#gemeldet = Date.now();

	private constructor(umgebung: Umgebung, ablage: Ablage, userID: string) {
		this.#umgebung = umgebung;
		this.#ablage = ablage;
		this.#userID = userID;
	}

	static async beginne(umgebung: Umgebung, ablage: Ablage, kopf: Exportkopf): Promise<Kopie> {
		const kopie = new Kopie(umgebung, ablage, kopf.userID);
		await kopie.#sonstOhne(() => kopie.#oeffne(kopf));
		return kopie;
	}

	async #oeffne({ userID, liste, endung, aktion, filter, anzahl }: Exportkopf): Promise<void> {
		const { pool, ctx } = this.#umgebung;
		await mkdir(this.#ablage.exporte, { recursive: true, mode: 0o700 });
		this.#datei = await open(ort(this.#ablage, this.#id), 'wx', 0o600);
		await pool.query(
			`insert into exportdatei (id, user_id, liste, endung, aktion, filter, anzahl, begonnen_am)
			values ($1, $2, $3, $4, $5, $6, $7, $8)`,
			[this.#id, userID, liste, endung, aktion, filter && JSON.stringify(filter), anzahl, ctx().jetzt],
		);
	}

	async schreibe(stueck: Stueck): Promise<void> {
		const datei = this.#datei;
		if (!datei) return;
		const bytes = typeof stueck === 'string' ? Buffer.from(stueck) : stueck;
		this.#groesse += bytes.length;
		await this.#sonstOhne(async () => {
			for (let ab = 0; ab < bytes.length; ) ab += (await datei.write(bytes, ab)).bytesWritten;
		});
	}

	async melde(erledigt: number): Promise<void> {
		if (!this.#datei || Date.now() - this.#gemeldet < MELDET_MS) return;
		this.#gemeldet = Date.now();
		const { pool } = this.#umgebung;
		await this.#sonstOhne(() => pool.query('update exportdatei set erledigt = $2 where id = $1', [this.#id, erledigt]));
	}

	async schliesse(): Promise<void> {
		const datei = this.#datei;
		if (!datei) return;
		await this.#sonstOhne(async () => {
			await datei.close();
			const { pool, ctx } = this.#umgebung;
			const { rowCount } = await pool.query(
				`update exportdatei set fertig_am = $2, groesse = $3, erledigt = anzahl where id = $1 and entfernt_am is null`,
				[this.#id, ctx().jetzt, this.#groesse],
			);
			// Somebody who may stand in it was erased meanwhile.
			if (rowCount === 0) await rm(ort(this.#ablage, this.#id), { force: true });
			this.#datei = null;
			await macheRaum(this.#umgebung, this.#ablage, this.#userID);
		});
	}

	async verwirf(): Promise<void> {
		const datei = this.#datei;
		this.#datei = null;
		await datei?.close().catch(() => undefined);
		await rm(ort(this.#ablage, this.#id), { force: true }).catch(() => undefined);
		await this.#umgebung.pool.query('delete from exportdatei where id = $1', [this.#id]).catch(() => undefined);
	}

	async #sonstOhne(tue: () => Promise<unknown>): Promise<void> {
		try {
			await tue();
		} catch (fehler) {
			this.#umgebung.melde?.(fehler, { auftrag: EXPORTDATEI, stream: this.#id });
			await this.verwirf();
		}
	}
}

const EXPORTDATEI = 'exportdatei';

const MIT_ID = z.strictObject({ id: z.string() });

/** What lies ready for its owner; null: nothing (any more), or somebody else's. */
export async function exportdateiVon({ pool }: Umgebung, userID: string, id: string): Promise<Bereitliegendes | null> {
	const [bereit] = await frageText(
		pool,
		BEREIT,
		`select id, liste, endung, aktion, filter, anzahl, begonnen_am as "begonnenAm" from exportdatei
		where id = $1 and user_id = $2 and fertig_am is not null and entfernt_am is null`,
		[id, userID],
	);
	return bereit ?? null;
}

const BEREIT = z.strictObject({
	id: z.string(),
	liste: z.enum(Object.keys(EXPORT_LABEL) as Exportliste[]),
	endung: z.string(),
	aktion: z.enum(ALLE_AKTIONEN),
	filter: wieGeschrieben<object>().nullable(),
	anzahl: z.int(),
	begonnenAm: z.string(),
});
export type Bereitliegendes = Readonly<z.infer<typeof BEREIT>>;

/** Open when it returns; null: the disk doesn't have it, as after a restored backup. */
export async function liesExportdatei(ablage: Ablage, id: string): Promise<ReadStream | null> {
	const datei = await open(ort(ablage, id), 'r').catch(wennFort);
	return datei?.createReadStream() ?? null;
}

/** Everything that lies there: anybody may stand in it, so that after an erasure nothing of it stays. */
export const entferneAlleExporte = (umgebung: Umgebung, ablage: Ablage): Promise<void> =>
	entferne(umgebung, ablage, 'select id from exportdatei where entfernt_am is null', []);

const macheRaum = (umgebung: Umgebung, ablage: Ablage, userID: string): Promise<void> =>
	entferne(
		umgebung,
		ablage,
		`select id from exportdatei where user_id = $1 and fertig_am is not null and entfernt_am is null
		order by begonnen_am desc, id offset ${EXPORTE_HOECHSTENS}`,
		[userID],
	);

/** Nightly: files that have had their time, what broke off without a word, and files nobody knows of. */
export async function raeumeExporteAuf(umgebung: Umgebung, ablage: Ablage): Promise<void> {
	const { pool, ctx } = umgebung;
	await entferne(
		umgebung,
		ablage,
		`select id from exportdatei where entfernt_am is null and (begonnen_am < $1::timestamptz - make_interval(days => $2)
			or (fertig_am is null and begonnen_am < $1::timestamptz - interval '1 day'))`,
		[ctx().jetzt, EXPORT_LIEGT_TAGE],
	);
	const namen = (await readdir(ablage.exporte).catch(wennFort)) ?? [];
	const bekannte = await frageText(
		pool,
		MIT_ID,
		'select id::text from exportdatei where entfernt_am is null and id::text = any($1)',
		[namen],
	);
	const bekannt = new Set(bekannte.map(({ id }) => id));
	await fuerJedes(
		umgebung,
		namen.filter((name) => !bekannt.has(name)),
		{ auftrag: EXPORTDATEI, stream: (name) => name, tue: (name) => rm(ort(ablage, name), { force: true }) },
	);
}

/** The file first: should this break off, the row still knows of it. */
async function entferne(umgebung: Umgebung, ablage: Ablage, welche: string, werte: unknown[]): Promise<void> {
	const { pool, ctx } = umgebung;
	await fuerJedes(umgebung, await frageText(pool, MIT_ID, welche, werte), {
		auftrag: EXPORTDATEI,
		stream: ({ id }) => id,
		tue: async ({ id }) => {
			await rm(ort(ablage, id), { force: true });
			await pool.query('update exportdatei set entfernt_am = $2 where id = $1', [id, ctx().jetzt]);
		},
	});
}
