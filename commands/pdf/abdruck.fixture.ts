/** A process of its own that fills the templates on standard input and writes the hashes of what comes out, one a line. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fuelle } from './werkstatt.fixture.ts';

const werte = new Map([
	['freiwilliger.name', 'Łukasz Müßig-Śmigły'],
	['freiwilliger.volljaehrig', 'ja'],
]);
for (const inhalt of JSON.parse(await text(process.stdin)) as string[]) {
	const bytes = Buffer.from(inhalt, 'base64');
	const vorlage =
		bytes.subarray(0, 4).toString() === '%PDF'
			? { art: 'PDF' as const, bytes }
			: { art: 'TEXT' as const, titel: 'Vereinbarung', inhalt: bytes.toString() };
	const abdruck = createHash('sha256').update(await fuelle(vorlage, werte));
	process.stdout.write(`${abdruck.digest('hex')}\n`);
}
