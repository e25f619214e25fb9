import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/**
 * Takes a directory for this process; `null` when another one has it. Whoever listens on the socket is the owner: it
 * ends with its process, unlike a file with a process number, which a restarted container gives to somebody else.
 * The socket lies in /tmp because its path may have 107 characters at most.
 */
export async function belege(verzeichnis: string): Promise<Server | null> {
	const schluessel = createHash('sha256').update(realpathSync(verzeichnis)).digest('hex').slice(0, 16);
	const pfad = `/tmp/freiwilligenportal-${schluessel}.sock`;
	if (await antwortet(pfad)) return null;
	rmSync(pfad, { force: true });
	return new Promise((resolve, reject) => {
		const server = createServer((verbindung) => verbindung.destroy());
		server.on('error', reject);
		server.listen(pfad, () => resolve(server.unref()));
	});
}

function antwortet(pfad: string): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = connect(pfad);
		probe.on('error', () => resolve(false));
		probe.on('connect', () => {
			probe.destroy();
			resolve(true);
		});
	});
}

export function freierPort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.on('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const adresse = server.address();
			const port = adresse && typeof adresse === 'object' ? adresse.port : 0;
			server.close(() => resolve(port));
		});
	});
}
