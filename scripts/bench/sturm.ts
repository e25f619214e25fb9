import { setTimeout as warte } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** What others do to a server; their own work is not what is measured, so it is done in a thread of its own. */
export type Sturm =
	| { readonly anmeldungen: number }
	/** Every quarter of a second ten bodies of 0.7 MB at once; `als`: whoever is measured sends them. */
	| {
			readonly inhalte: {
				readonly method: string;
				readonly pfad: string;
				readonly als: boolean;
				readonly status: number;
			};
	  };

interface Auftrag {
	readonly sturm: Sturm;
	/** Of the API. */
	readonly basis: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** Lets it rage; ends with it, and fails with what it didn't expect. */
export function entfache(sturm: Sturm, basis: string, headers: Readonly<Record<string, string>>): Promise<void> {
	const auftrag: Auftrag = { sturm, basis, headers };
	const faden = new Worker(new URL(import.meta.url), { workerData: auftrag });
	return new Promise((resolve, reject) => {
		faden.once('error', reject);
		faden.once('exit', () => resolve());
	});
}

async function tobe({ sturm, basis, headers }: Auftrag): Promise<void> {
	if ('anmeldungen' in sturm) {
		await Promise.all(Array.from({ length: sturm.anmeldungen }, (_, nr) => versuche(basis, `jemand${nr}@bench.test`)));
		return;
	}
	const { method, pfad, als, status } = sturm.inhalte;
	const body = unbekanntes();
	const kopf = { 'content-type': 'application/json', ...(als ? headers : {}) };
	const sende = async () => {
		const antwort = await fetch(`${basis}${pfad}`, { method, headers: kopf, body });
		await antwort.arrayBuffer();
		if (antwort.status !== status) throw new Error(`Großer Inhalt: ${antwort.status}`);
	};
	for (let runde = 0; runde < 20; runde++) {
		await Promise.all([warte(250), ...Array.from({ length: 10 }, sende)]);
	}
}

const versuche = (basis: string, login: string) =>
	fetch(`${basis}/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ login, password: 'Falsches-Wort-1' }),
	}).then((antwort) => antwort.arrayBuffer());

/** 0.7 MB of keys nobody knows. */
const unbekanntes = () =>
	Buffer.from(
		JSON.stringify(
			Object.fromEntries(
				Array.from({ length: 15_000 }, (_, nr) => [`unbekannt${nr}`, `Ein Wert, den niemand kennt ${nr}`]),
			),
		),
	);

if (!isMainThread) await tobe(workerData as Auftrag);
