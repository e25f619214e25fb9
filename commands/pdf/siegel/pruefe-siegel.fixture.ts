import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBER } from 'asn1js';
import { ContentInfo, CryptoEngine, SignedData, setEngine } from 'pkijs';

/** What a seal covers, and the seal itself (CMS, DER). */
interface Siegelinhalt {
	readonly gesiegelt: Buffer;
	readonly cms: Buffer;
	/** The seal covers everything but itself. */
	readonly ganz: boolean;
}

/** Read from the bytes by hand: not by the library that wrote them. */
export function siegelinhalt(pdf: Uint8Array): Siegelinhalt {
	const bytes = Buffer.from(pdf);
	const bereiche = [...bytes.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
	const [a = 0, laengeA = 0, b = 0, laengeB = 0] = bereiche.at(-1)?.slice(1).map(Number) ?? [];
	const hex = bytes
		.subarray(a + laengeA, b)
		.toString('latin1')
		.replace(/[<>\s]/g, '');
	const roh = Buffer.from(hex, 'hex');
	// Zeros fill the room that was kept.
	const laenge = fromBER(Uint8Array.from(roh).buffer).offset;
	return {
		gesiegelt: Buffer.concat([bytes.subarray(a, a + laengeA), bytes.subarray(b, b + laengeB)]),
		cms: roh.subarray(0, laenge),
		ganz: a === 0 && b + laengeB === bytes.length,
	};
}

export async function gueltigLautPkijs({ gesiegelt, cms }: Siegelinhalt): Promise<boolean> {
	setEngine('node', new CryptoEngine({ name: 'node', crypto: globalThis.crypto }));
	const inhalt = new ContentInfo({ schema: fromBER(Uint8Array.from(cms).buffer).result });
	const signiert = new SignedData({ schema: inhalt.content });
	return signiert.verify({ signer: 0, data: Uint8Array.from(gesiegelt).buffer, checkChain: false }).catch(() => false);
}

/** Programs of poppler-utils and qpdf, where they are installed. */
export const hatPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;
export const hatQpdf = spawnSync('qpdf', ['--version']).error === undefined;

/** What other programs say of a document. */
export const lautPdfsig = (pdf: Uint8Array): string => lautProgramm('pdfsig', [], pdf);
export const lautQpdf = (pdf: Uint8Array): string => lautProgramm('qpdf', ['--check'], pdf);

function lautProgramm(programm: string, argumente: readonly string[], pdf: Uint8Array): string {
	const ordner = mkdtempSync(join(tmpdir(), 'siegel-'));
	try {
		const datei = join(ordner, 'dokument.pdf');
		writeFileSync(datei, pdf);
		// Without a home it finds no certificates of its own, and needs none.
		const { stdout, stderr } = spawnSync(programm, [...argumente, datei], {
			encoding: 'utf8',
			env: { ...process.env, HOME: ordner },
		});
		return `${stdout}${stderr}`;
	} finally {
		rmSync(ordner, { recursive: true });
	}
}

export const hatOpenssl = spawnSync('openssl', ['version']).status === 0;

export function gueltigLautOpenssl({ gesiegelt, cms }: Siegelinhalt): boolean {
	const ordner = mkdtempSync(join(tmpdir(), 'siegel-'));
	try {
		const [inhalt, siegel] = [join(ordner, 'inhalt'), join(ordner, 'siegel.der')];
		writeFileSync(inhalt, gesiegelt);
		writeFileSync(siegel, cms);
		// Self-made certificates are nobody's: whether they are trusted is for whoever checks to say.
		const argumente = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', siegel, '-content', inhalt, '-noverify'];
		return spawnSync('openssl', [...argumente, '-out', '/dev/null']).status === 0;
	} finally {
		rmSync(ordner, { recursive: true });
	}
}
