import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const INSTALLIERT = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// The package's own file names the directories of a cloud service.
const SCHRIFTEN = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`;

/** A real Chromium: that of `CHROMIUM`, an installed one, or the one from npm with the libraries it may lack here. */
export async function starteChromium(): Promise<Browser> {
	const eigener = process.env.CHROMIUM || INSTALLIERT.find((pfad) => existsSync(pfad));
	const programm = eigener ?? join(await ausgepackt(), 'chromium');
	const temporaer = mkdtempSync(join(tmpdir(), 'chromium-'));
	const browser = await chromium.launch({
		executablePath: programm,
		args: [
			...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
			...['--disable-background-networking', '--disable-gpu'],
			// A page of a test doesn't live long enough to win back what its code costs to optimise: a seventh of all time.
			'--js-flags=--no-opt,--no-maglev',
		],
		env: { ...process.env, TMPDIR: temporaer, ...(eigener ? {} : bibliotheken(dirname(programm))) },
	});
	browser.on('disconnected', () => rmSync(temporaer, { recursive: true, force: true }));
	return browser;
}

/** Unpacked once per version, aside and renamed, since several test files may ask at the same time. */
async function ausgepackt(): Promise<string> {
	const paket = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
	const ziel = join(paket, '.ausgepackt');
	if (existsSync(ziel)) return ziel;
	const baustelle = `${ziel}.${process.pid}`;
	mkdirSync(baustelle);
	// The package unpacks into the directory for temporary files and nowhere else.
	const vorher = process.env.TMPDIR;
	process.env.TMPDIR = baustelle;
	try {
		for (const archiv of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
			await inflate(join(paket, 'bin', archiv));
		}
	} finally {
		if (vorher === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = vorher;
	}
	writeFileSync(join(baustelle, 'fonts', 'fonts.conf'), SCHRIFTEN);
	if (existsSync(ziel)) rmSync(baustelle, { recursive: true });
	else renameSync(baustelle, ziel);
	return ziel;
}

/** The machine's own libraries where it has them: those of the package are made for another distribution. */
function bibliotheken(verzeichnis: string): Record<string, string> {
	const fehlen = execFileSync('ldd', [join(verzeichnis, 'chromium')], { encoding: 'utf8' }).includes('not found');
	return {
		FONTCONFIG_PATH: join(verzeichnis, 'fonts'),
		...(fehlen ? { LD_LIBRARY_PATH: join(verzeichnis, 'al2023', 'lib') } : {}),
	};
}
