import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
export interface Empfangen {
	readonly id: string;
	readonly pfad: string;
	readonly kopf: IncomingHttpHeaders;
	readonly roh: string;
	readonly nachricht: {
		readonly type: string;
		readonly timestamp: string;
		readonly data: { readonly id: string; readonly stream: string; readonly sequence: number };
	};
}

/** A program that takes messages, and treats each as it likes. */
export interface Empfaenger {
	readonly url: string;
	readonly empfangen: Empfangen[];
	/** How many have connected at all. */
	verbindungen(): number;
	/** Answers, or doesn't. */
	antworte: (was: Empfangen, antwort: ServerResponse) => void;
	stop(): Promise<void>;
}

export const mitStatus =
	(status: number, kopf: Record<string, string> = {}): Empfaenger['antworte'] =>
	(_, antwort) => {
		antwort.writeHead(status, kopf).end();
	};
export const nimmtAn = mitStatus(204);
export const schweigt: Empfaenger['antworte'] = () => undefined;

export async function starteEmpfaenger(): Promise<Empfaenger> {
	let verbindungen = 0;
	const server = createServer(async (anfrage, antwort) => {
		const stuecke: Buffer[] = [];
		for await (const stueck of anfrage as AsyncIterable<Buffer>) stuecke.push(stueck);
		const roh = Buffer.concat(stuecke).toString('utf8');
		const { headers: kopf, url: pfad = '' } = anfrage;
		const was = { id: String(kopf['webhook-id']), pfad, kopf, roh, nachricht: JSON.parse(roh) };
		empfaenger.empfangen.push(was);
		empfaenger.antworte(was, antwort);
	});
	server.on('connection', () => {
		verbindungen += 1;
	});
	await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
	const empfaenger: Empfaenger = {
		url: `http://localhost:${(server.address() as AddressInfo).port}/ereignisse`,
		empfangen: [],
		verbindungen: () => verbindungen,
		antworte: nimmtAn,
		stop: () =>
			new Promise((fertig) => {
				server.close(() => fertig());
				server.closeAllConnections();
			}),
	};
	return empfaenger;
}
