import { type AddressInfo, createServer } from 'node:net';
import type { Clamdort } from './virenpruefung.ts';

/** Split, so that no scanner takes this test for what it looks like. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Takes the pieces of INSTREAM apart; null until the last one has come. */
function inhalt(gekommen: Buffer): Buffer | null {
	const befehl = 'zINSTREAM\0';
	if (gekommen.subarray(0, befehl.length).toString() !== befehl) return null;
	const stuecke: Buffer[] = [];
	for (let ab = befehl.length; ab + 4 <= gekommen.length; ) {
		const laenge = gekommen.readUInt32BE(ab);
		if (laenge === 0) return Buffer.concat(stuecke);
		stuecke.push(gekommen.subarray(ab + 4, ab + 4 + laenge));
		ab += 4 + laenge;
	}
	return null;
}

const pruefe = (ganz: Buffer): string => (ganz.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');

export interface Clamd {
	readonly ort: Clamdort;
	stop(): Promise<void>;
}

/** A peer that speaks as clamd does, over TCP or a socket of the file system. */
export async function starteClamd(antworte = pruefe, pfad?: string): Promise<Clamd> {
	const peer = createServer((verbindung) => {
		let gekommen = Buffer.alloc(0);
		verbindung.on('data', (stueck) => {
			gekommen = Buffer.concat([gekommen, stueck]);
			const ganz = inhalt(gekommen);
			if (ganz) verbindung.end(antworte(ganz));
		});
	});
	await new Promise<void>((bereit) => peer.listen(pfad ?? 0, bereit));
	return {
		ort: pfad ? { path: pfad } : { host: '127.0.0.1', port: (peer.address() as AddressInfo).port },
		stop: () =>
			new Promise((zu) => {
				peer.close(() => zu());
			}),
	};
}
