import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IM_SPEICHER = '/dev/shm';
/** Several times what a whole run holds at its fullest. */
const PLATZ = 8 * 2 ** 30;

/**
 * Lets what the tests put aside lie in memory until this process ends, for it and those it starts, where there is
 * plenty and nobody said where else (TMPDIR): they make and delete hundreds of databases of a thousand files each, and
 * a disk's file system is long in looking for a place among those just deleted.
 */
export function lagereImSpeicher(): void {
	if (process.env.TMPDIR || !hatPlatz()) return;
	const ort = mkdtempSync(join(IM_SPEICHER, 'portal-'));
	process.once('exit', () => rmSync(ort, { recursive: true, force: true }));
	// Others, PostgreSQL among them, have what is theirs in it.
	chmodSync(ort, 0o711);
	process.env.TMPDIR = ort;
}

function hatPlatz(): boolean {
	try {
		const { bavail, bsize } = statfsSync(IM_SPEICHER);
		return Math.min(bavail * bsize, freemem()) >= PLATZ;
	} catch {
		// No such place on this system.
		return false;
	}
}
