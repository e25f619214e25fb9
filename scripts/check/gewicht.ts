import { geladenMit, type Skript, seitenIn } from '#scripts/client/dateien.ts';
import { leseInventar } from '#scripts/client/inventar.ts';
import { baueClient, CLIENT } from '#scripts/client.ts';

/** What pages may load before they show anything; `seiten`: as their files in web/routes are called. */
interface Grenze {
	readonly seiten: readonly string[];
	/** Packed, scripts and styles. */
	readonly kB: number;
	readonly dateien: number;
	/** Packages that come later or never. */
	readonly ohne: readonly string[];
}

/** Comes with the first dialog that opens. */
const DIALOG = 'react-remove-scroll';

const BUDGET: readonly Grenze[] = [
	{ seiten: ['impressum', 'datenschutz'], kB: 150, dateien: 3, ohne: ['zod', '@mantine/form'] },
	{ seiten: ['login', 'freiwillige/login'], kB: 168, dateien: 5, ohne: ['zod', '@mantine/form'] },
	{
		seiten: [
			'anmeldelink.$token',
			'barrierefreiheit',
			'bestaetigen.$optinKey',
			'bestaetigen.email.$key',
			'bestaetigen.person.$key',
			'nachweis-einreichen.$token',
			'passwort-vergessen',
			'passwort.$key',
			'seminarangebot.$token',
			'terminwahl.$token',
			'unterschrift.$signToken',
			'vorschlag.$token',
		],
		kB: 202,
		dateien: 12,
		ohne: ['zod'],
	},
	{ seiten: ['index'], kB: 200, dateien: 12, ohne: ['zod', DIALOG] },
	{ seiten: ['zugang-anfragen'], kB: 268, dateien: 14, ohne: ['zod'] },
	{ seiten: ['karte'], kB: 284, dateien: 14, ohne: ['zod', DIALOG] },
	{ seiten: ['admin'], kB: 180, dateien: 6, ohne: ['zod', '@mantine/form'] },
	{ seiten: ['admin/index'], kB: 390, dateien: 30, ohne: ['zod', DIALOG] },
	{
		seiten: [
			'admin/adressen/index',
			'admin/bewerbungen',
			'admin/dokumente',
			'admin/freiwillige/index',
			'admin/personen/index',
			'admin/pool',
			'admin/seminare/index',
		],
		kB: 347,
		dateien: 18,
		ohne: ['zod', '@mantine/form', DIALOG],
	},
	{ seiten: ['admin/freiwillige/$id.index'], kB: 397, dateien: 33, ohne: [DIALOG] },
];

/** Packages of the server. */
const NIE = ['xstate'];

/** What a page loads at once. */
interface Gewicht {
	readonly kB: number;
	readonly dateien: number;
	readonly skripte: readonly Skript[];
}

export function gewichtVon(skripte: readonly Skript[], namen: readonly string[]): Gewicht {
	const geladen = geladenMit(skripte, namen);
	const stile = new Map(geladen.flatMap((skript) => [...skript.stile]));
	const summe = [...geladen.map(({ kB }) => kB), ...stile.values()].reduce((a, b) => a + b, 0);
	return { kB: summe, dateien: geladen.length + stile.size, skripte: geladen };
}

const enthaelt = (skripte: readonly Skript[], paket: string): boolean =>
	skripte.some(({ module }) => module.some((pfad) => pfad.includes(`/node_modules/${paket}/`)));

/** What is more than it may be. */
export function ueberschreitungen(skripte: readonly Skript[], budget = BUDGET, nie = NIE): string[] {
	const seiten = seitenIn(skripte);
	const proSeite = budget.flatMap((grenze) =>
		grenze.seiten.flatMap((seite) => {
			const namen = seiten.get(seite);
			return namen ? befunde(seite, gewichtVon(skripte, namen), grenze) : [`${seite}: keine Seite des Clients`];
		}),
	);
	const verirrte = nie.filter((paket) => enthaelt(skripte, paket));
	return [...proSeite, ...verirrte.map((paket) => `${paket} gehört nicht in den Client`)];
}

function befunde(seite: string, { kB, dateien, skripte }: Gewicht, grenze: Grenze): string[] {
	return [
		// To what is told: a hash in a file's name weighs some bytes more or less from build to build.
		...(Number(kB.toFixed(1)) > grenze.kB ? [`${seite}: ${kB.toFixed(1)} kB statt höchstens ${grenze.kB} kB`] : []),
		...(dateien > grenze.dateien ? [`${seite}: ${dateien} Dateien statt höchstens ${grenze.dateien}`] : []),
		...grenze.ohne.filter((paket) => enthaelt(skripte, paket)).map((paket) => `${seite}: lädt ${paket}`),
	];
}

if (import.meta.main) {
	// The same that the portal of the tests sends: built once for both.
	await baueClient();
	const befunde = ueberschreitungen(await leseInventar(CLIENT));
	for (const befund of befunde) console.error(befund);
	if (befunde.length > 0) process.exitCode = 1;
}
