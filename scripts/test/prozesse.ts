import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of a server of PostgreSQL on this data, the one that starts the others first; Linux alone tells. */
export function serverprozesse(heim: string): number[] {
	const erster = Number(readFileSync(join(heim, 'daten', 'postmaster.pid'), 'utf8').split('\n')[0]);
	return [erster, ...kinder(erster)];
}

/** One that has ended in between, as workers of the server do, is as good as reached. */
export function sende(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch (fehler) {
		if (!(fehler instanceof Error && 'code' in fehler && fehler.code === 'ESRCH')) throw fehler;
	}
}

function kinder(pid: number): number[] {
	const alle = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	return alle.filter((name) => vaterprozess(name) === pid).map(Number);
}

function vaterprozess(pid: string): number | null {
	try {
		return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
	} catch {
		return null;
	}
}
