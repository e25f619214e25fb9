import { connect, type Socket } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';
import { Client } from 'pg';
import type { Aufrufer } from './aufrufer.ts';
import type { Betrieb } from './betrieb.ts';
import type { Buch, Reihe } from './buch.ts';

const SEKUNDE = 1000;

/** What a row has to work with. */
export interface Lauf {
	readonly betrieb: Betrieb;
	readonly aufrufer: Aufrufer;
	readonly buch: Buch;
	readonly kills: number;
}

interface Stoerung {
	readonly name: string;
	/** Why it can't be done here; null: it can. */
	fehlt(lauf: Lauf): string | null;
	/** Returns how often it was done. */
	stoere(lauf: Lauf, reihe: Reihe): Promise<number>;
}

const immer = () => null;

/** One of those that may be hit; PostgreSQL more often by one of its processes, from which it recovers by itself. */
async function toeteEinen({ betrieb: { apis, worker, datenbank } }: Lauf): Promise<void> {
	const wuerfel = Math.floor(Math.random() * 10);
	if (wuerfel < 4) return apis[wuerfel % 2]?.prozess.toete();
	if (wuerfel < 6) return worker[wuerfel % 2]?.toete();
	if (wuerfel < 9) return datenbank.signal('SIGKILL', 'EINER');
	datenbank.signal('SIGKILL', 'ERSTER');
	await datenbank.starteNeu();
}

/** At any moment, except that somebody must be able to write in between; else nothing would be on its way. */
async function toete(lauf: Lauf): Promise<number> {
	for (let mal = 1; mal <= lauf.kills; mal++) {
		await lauf.betrieb.bereit('EINER');
		await warte(Math.random() * SEKUNDE);
		await toeteEinen(lauf);
		if (mal % 100 === 0) process.stderr.write(`${mal} von ${lauf.kills}\n`);
	}
	return lauf.kills;
}

async function starteDatenbankNeu({ betrieb, aufrufer }: Lauf): Promise<number> {
	const MALE = 8;
	aufrufer.leser = 12;
	for (let mal = 0; mal < MALE; mal++) {
		if (mal % 2) betrieb.datenbank.signal('SIGKILL', 'ERSTER');
		await betrieb.datenbank.starteNeu();
		await betrieb.bereit();
		await warte(SEKUNDE);
	}
	aufrufer.leser = 4;
	return MALE;
}

async function halteDatenbankAn({ betrieb: { datenbank } }: Lauf): Promise<number> {
	datenbank.signal('SIGSTOP', 'ALLE');
	await warte(20 * SEKUNDE);
	datenbank.signal('SIGCONT', 'ALLE');
	return 1;
}

/** A server that gave up over it is started again, as it would be in service. */
async function fuellePlatte({ betrieb: { platte, datenbank } }: Lauf): Promise<number> {
	platte?.fuelle();
	await warte(15 * SEKUNDE);
	platte?.leere();
	await datenbank.starteNeu();
	return 1;
}

/** All that the server takes; those that start meanwhile have to wait for it. */
async function besetzeVerbindungen({ betrieb }: Lauf): Promise<number> {
	const besetzer: Client[] = [];
	await betrieb.datenbank.starteNeu();
	for (const ende = Date.now() + 10 * SEKUNDE; Date.now() < ende; ) {
		const client = new Client({ connectionString: betrieb.ownerUrl });
		client.on('error', () => {});
		const isFrei = await client.connect().then(
			() => true,
			() => false,
		);
		if (isFrei) besetzer.push(client);
		else await warte(50);
		if (besetzer.length === 100) for (const wer of [betrieb.apis[0]?.prozess, betrieb.worker[0]]) wer?.toete();
	}
	await Promise.all(besetzer.map((client) => client.end()));
	return besetzer.length;
}

const LANGSAME = 60;
const FRIST_INHALT_MS = 65 * SEKUNDE;

/** Bodies that drip in and answers nobody takes: the former are ended after a minute, and nobody else notices either. */
async function langsameAufrufer({ betrieb, aufrufer, buch }: Lauf, reihe: Reihe): Promise<number> {
	const token = await aufrufer.token('traeger');
	const kopf = (zeile: string, weitere: string) =>
		`${zeile} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer ${token}\r\n${weitere}\r\n`;
	const oeffne = (nr: number, text: string): Socket => {
		const { port } = new URL(betrieb.apis[nr % 2]?.adresse ?? '');
		const socket = connect(Number(port), '127.0.0.1');
		socket.on('error', () => {});
		socket.write(text);
		return socket;
	};
	const inhalt = kopf(
		'POST /api/v1/freiwilliger/erfassung',
		'content-type: application/json\r\ncontent-length: 5000\r\n',
	);
	// The largest there is, more than the network between us holds.
	const gross = kopf('GET /api/openapi.json', '');
	const tropfend = Array.from({ length: LANGSAME }, (_, nr) => oeffne(nr, inhalt));
	for (const socket of tropfend) socket.resume();
	const lesend = Array.from({ length: LANGSAME }, (_, nr) => oeffne(nr, gross).pause());
	for (const ende = Date.now() + FRIST_INHALT_MS; Date.now() < ende; ) {
		for (const socket of tropfend) if (socket.writable) socket.write('{');
		await warte(SEKUNDE);
	}
	const offen = tropfend.filter((socket) => !socket.closed).length;
	if (offen > 0) buch.halteFest(`${offen} tropfende Anfragen sind nach ${FRIST_INHALT_MS} ms noch offen`);
	reihe.unbeantwortet += offen;
	for (const socket of [...tropfend, ...lesend]) socket.destroy();
	return 2 * LANGSAME;
}

export const STOERUNGEN: readonly Stoerung[] = [
	{ name: 'kill -9 von API, Worker, PostgreSQL', fehlt: immer, stoere: toete },
	{ name: 'PostgreSQL neu gestartet, 12 lesen', fehlt: immer, stoere: starteDatenbankNeu },
	{ name: 'PostgreSQL steht 20 s (SIGSTOP)', fehlt: immer, stoere: halteDatenbankAn },
	{
		name: 'Platte voll',
		fehlt: ({ betrieb }) => (betrieb.platte ? null : 'braucht root, um eine eigene Platte einzuhängen'),
		stoere: fuellePlatte,
	},
	{ name: 'keine freie Verbindung', fehlt: immer, stoere: besetzeVerbindungen },
	{ name: 'langsame Aufrufer', fehlt: immer, stoere: langsameAufrufer },
];
