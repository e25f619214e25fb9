/** A process of its own that fills the template on standard input and writes the hash of what comes out. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fuelle } from './werkstatt.fixture.ts';

const bytes = await buffer(process.stdin);
const vorlage =
	bytes.subarray(0, 4).toString() === '%PDF'
		? { art: 'PDF' as const, bytes }
		: { art: 'TEXT' as const, titel: 'Vereinbarung', inhalt: bytes.toString() };
const werte = new Map([
	['freiwilliger.name', 'Łukasz Müßig-Śmigły'],
	['freiwilliger.volljaehrig', 'ja'],
]);
process.stdout.write(
	createHash('sha256')
		.update(await fuelle(vorlage, werte))
		.digest('hex'),
);
