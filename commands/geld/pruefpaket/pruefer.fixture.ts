import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Unpacks a package into an empty directory and lets its own verifier judge it, as an auditor would. */
export function pruefe(
	dateien: ReadonlyMap<string, string | Uint8Array>,
	argumente: readonly string[] = [],
): { readonly stimmt: boolean; readonly worte: string } {
	const ordner = mkdtempSync(join(tmpdir(), 'pruefpaket-'));
	try {
		for (const [name, inhalt] of dateien) writeFileSync(join(ordner, name), inhalt);
		const { status, stdout, stderr } = spawnSync(process.execPath, ['pruefe.mjs', ...argumente], {
			cwd: ordner,
			encoding: 'utf8',
			env: {},
		});
		return { stimmt: status === 0, worte: `${stdout}${stderr}` };
	} finally {
		rmSync(ordner, { recursive: true });
	}
}
