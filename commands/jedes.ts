import { z } from 'zod';
import type { Umgebung } from '#commands/umgebung.ts';
import { frageText } from '#projections/roh.ts';

/** Something was left undone: whoever began the job tries it again. */
export class AuftragUnvollstaendig extends Error {
	override name = 'AuftragUnvollstaendig';
}

/** The process ends: what is left is for the next one. */
export class AuftragUnterbrochen extends Error {
	override name = 'AuftragUnterbrochen';
}

/** Called between two steps of a long job. */
export function pruefeEnde({ ende }: Umgebung): void {
	if (ende?.aborted) throw new AuftragUnterbrochen();
}

/** What is done for each of many. */
interface Werk<T> {
	/** Name of the job. */
	readonly auftrag: string;
	/** Where one of them stands. */
	readonly stream: (ding: T) => string;
	readonly tue: (ding: T) => Promise<unknown>;
}

/** `gleichzeitig`: so many of a portion are under way together. */
interface Portionswerk<T> extends Werk<T> {
	readonly gleichzeitig: number;
}

/**
 * Does the same for each by itself: what fails for one is told of with its stream, noted until it succeeds, and hinders
 * none of the others. Throws in the end where something was left, so that a job of the outbox comes again; what is
 * planned comes again anyway.
 */
export const fuerJedes = <T>(umgebung: Umgebung, dinge: Iterable<T> | AsyncIterable<T>, werk: Werk<T>): Promise<void> =>
	fuerPortionen(umgebung, einzeln(dinge), { ...werk, gleichzeitig: 1 });

async function* einzeln<T>(dinge: Iterable<T> | AsyncIterable<T>): AsyncGenerator<readonly [T]> {
	for await (const ding of dinge) yield [ding];
}

/** The same portion by portion; the next one is asked for when all of the one before is done. */
export async function fuerPortionen<T>(
	umgebung: Umgebung,
	portionen: AsyncIterable<readonly T[]>,
	werk: Portionswerk<T>,
): Promise<void> {
	const { auftrag, stream, tue, gleichzeitig } = werk;
	const offen = await offeneReste(umgebung, auftrag);
	let gescheitert = 0;
	const eines = async (ding: T): Promise<void> => {
		pruefeEnde(umgebung);
		const name = stream(ding);
		try {
			await tue(ding);
			if (offen.has(name)) await erledigt(umgebung, auftrag, name);
		} catch (fehler) {
			gescheitert += 1;
			umgebung.melde?.(fehler, { auftrag, stream: name });
			await vermerke(umgebung, auftrag, name, fehler);
		}
	};
	for await (const portion of portionen) await nebeneinander(portion, gleichzeitig, eines);
	if (gescheitert) throw new AuftragUnvollstaendig(`${auftrag}: ${gescheitert} gescheitert`);
}

/** What is under way when one of them stops the others is brought to its end. */
async function nebeneinander<T>(dinge: readonly T[], gleichzeitig: number, tue: (ding: T) => Promise<void>) {
	const reihe = dinge.values();
	const bahn = async () => {
		for (const ding of reihe) await tue(ding);
	};
	const enden = await Promise.allSettled(Array.from({ length: Math.min(gleichzeitig, dinge.length) }, bahn));
	const abbruch = enden.find((ende) => ende.status === 'rejected');
	if (abbruch) throw abbruch.reason;
}

/** Rounds of one job: what one of them had to leave keeps none of the others from its turn. */
export async function reihumJede(runden: readonly (() => Promise<void>)[]): Promise<void> {
	let gescheitert: AuftragUnvollstaendig | null = null;
	for (const runde of runden) {
		try {
			await runde();
		} catch (fehler) {
			if (!(fehler instanceof AuftragUnvollstaendig)) throw fehler;
			gescheitert ??= fehler;
		}
	}
	if (gescheitert) throw gescheitert;
}

const REST = z.strictObject({ stream: z.string() });

async function offeneReste({ pool }: Umgebung, auftrag: string): Promise<ReadonlySet<string>> {
	const reste = await frageText(pool, REST, 'select stream from auftragsrest where auftrag = $1', [auftrag]);
	return new Set(reste.map(({ stream }) => stream));
}

/** Its kind and code: the words may quote somebody. */
async function vermerke({ pool }: Umgebung, auftrag: string, stream: string, fehler: unknown): Promise<void> {
	const { name = 'Fehler', code } = (fehler ?? {}) as { name?: string; code?: unknown };
	await pool.query(
		`insert into auftragsrest as r (auftrag, stream, fehler) values ($1, $2, $3)
		on conflict (auftrag, stream) do update
			set fehler = excluded.fehler, versuche = r.versuche + 1, zuletzt = now()`,
		[auftrag, stream, code === undefined ? name : `${name} ${String(code)}`],
	);
}

/** Nothing of what this job couldn't do is left to do. */
export async function vergissReste({ pool }: Umgebung, auftrag: string): Promise<void> {
	await pool.query('delete from auftragsrest where auftrag = $1', [auftrag]);
}

async function erledigt({ pool }: Umgebung, auftrag: string, stream: string): Promise<void> {
	await pool.query('delete from auftragsrest where auftrag = $1 and stream = $2', [auftrag, stream]);
}
