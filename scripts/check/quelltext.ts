import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quelldateien } from './quelldateien.ts';

interface Verbot {
	readonly muster: RegExp;
	readonly grund: string;
}

// Written in pieces, so that this file passes its own check.
const UEBERALL: readonly Verbot[] = [
	{ muster: new RegExp(`${'/wo'}rk/`), grund: 'Pfad eines bestimmten Rechners' },
	{ muster: new RegExp(`[.]${'./sha'}red`), grund: 'Pfad außerhalb des Projekts' },
	{ muster: new RegExp(`registry[.]${'npm'}js[.]org|registry[.]${'yarn'}pkg[.]com`), grund: 'Adresse einer Registry' },
];

const DOMAENE: readonly Verbot[] = [
	{ muster: /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/, grund: 'die Zeit kommt aus ctx' },
	{ muster: /\bMath\.random\b|\bcrypto\.|\brandomUUID\b/, grund: 'der Zufall kommt aus ctx' },
];

/** The client asks `client/datumsworte.ts`, which knows the user's language. */
const CLIENT: readonly Verbot[] = [
	{
		muster: /\bformat(?:Monat|Wochentag|LangesDatum)\w*\(|\b(?:month|weekday): '(?:long|short)'|\bdateStyle\b/,
		grund: 'Monate und Wochentage nennt client/datumsworte.ts',
	},
];

/** A page that is still loading counts too little: what has to be there is waited for. */
const BROWSERTESTS: readonly Verbot[] = [
	{
		muster: /expect\(await .*\.count\(\)\)\.(?:toBe\([1-9]|toBeGreaterThan)/,
		grund: 'gezählt wird mit expect.poll, bis es stimmt',
	},
];

function befunde(datei: string, text: string, verbote: readonly Verbot[]): string[] {
	return text.split('\n').flatMap((zeile, stelle) => {
		return verbote.filter(({ muster }) => muster.test(zeile)).map(({ grund }) => `${datei}:${stelle + 1}: ${grund}`);
	});
}

function verboteFuer(datei: string): readonly Verbot[] {
	if (datei.includes('.test.')) return UEBERALL;
	if (datei.endsWith('.e2e.ts')) return [...UEBERALL, ...BROWSERTESTS];
	if (datei.startsWith('domain/')) return [...UEBERALL, ...DOMAENE];
	return datei.startsWith('web/') && datei !== 'web/client/datumsworte.ts' ? [...UEBERALL, ...CLIENT] : UEBERALL;
}

/** Nothing in the repository names a machine, a registry or a place outside, and the domain asks for no time or chance. */
export function pruefeQuelltext(wurzel: string, ordner: readonly string[]): string[] {
	const rest = ['*', '.*', 'docs/**/*', '.ci/*', 'web/**/*.{css,html,svg}'];
	const weitere = globSync(rest, { cwd: wurzel }).filter((datei) => statSync(join(wurzel, datei)).isFile());
	return [...quelldateien(wurzel, ordner), ...weitere].flatMap((datei) =>
		befunde(datei, readFileSync(join(wurzel, datei), 'utf8'), verboteFuer(datei)),
	);
}
