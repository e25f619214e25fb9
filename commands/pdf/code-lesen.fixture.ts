import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findeCodes } from '#domain/papier/seitencodes.ts';

export const hatPdftoppm = spawnSync('pdftoppm', ['-v']).error === undefined;

/** What the codes on a page say, as somebody's camera reads them. */
export async function codesAuf(bytes: Uint8Array, seite: number): Promise<readonly string[]> {
	const ordner = mkdtempSync(join(tmpdir(), 'codes-'));
	try {
		const [von, nach] = [join(ordner, 'papier.pdf'), join(ordner, 'seite')];
		writeFileSync(von, bytes);
		execFileSync('pdftoppm', ['-r', '200', '-f', `${seite}`, '-l', `${seite}`, '-png', '-singlefile', von, nach]);
		const { data, info } = await sharp(readFileSync(`${nach}.png`))
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		return findeCodes({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
	} finally {
		rmSync(ordner, { recursive: true });
	}
}
