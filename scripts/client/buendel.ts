import { basename } from 'node:path';
import type { InlineConfig } from 'vite';
import { mit, type Skript, seitenIn, skripteVon } from './dateien.ts';
import { type Bedarf, gruppiere } from './gruppen.ts';

/**
 * How much a page counts. Whoever signs in or follows a link has nothing of the portal yet, and what stands around the
 * pages behind the login stands around all of them; the start page, lists and the map are what people open most.
 */
const GEWICHT = {
	...{ einstieg: 800, zuerst: 1500, rahmen: 400, karte: 60, ersterKlick: 20 },
	...{ vomTelefon: 60, ohneAnmeldung: 20, oft: 16, seite: 1, klick: 0.07 },
};

/**
 * What one more file costs, in kB that load in the same time. Pages behind the login ask for a dozen answers besides,
 * and whoever opens one opens others: what they have in common is rather loaded once too early than in many files. Lists
 * have more in common than other pages.
 */
const KB_JE_DATEI = { vorDerAnmeldung: 6, dahinter: 8, liste: 16 };

/** Come to every page with the first thing done on it. */
const ERSTER_KLICK = /\/web\/ui\/(?:feedback\/toasts|dialog-window)\.tsx$/;

/** Pages most people see first, and the law wants to be found. */
const ZUERST = ['datenschutz', 'freiwillige/login', 'impressum', 'login'];

/** Links out of a mail that are followed on a phone, to do one thing. */
const VOM_TELEFON = ['terminwahl.$token', 'unterschrift.$signToken'];

const LISTEN = [
	'admin/adressen/index',
	'admin/bewerbungen',
	'admin/dokumente',
	'admin/freiwillige/index',
	'admin/personen/index',
	'admin/pool',
	'admin/seminare/index',
];
const OFT = [...LISTEN, 'admin/freiwillige/$id.index', 'admin/index'];

/**
 * Builds the client once without writing it and says of each module which file it should come in: the bundler alone
 * makes a file of whatever the same pages use, hundreds of them, most of less than one kB.
 */
export async function buendel(config: InlineConfig): Promise<(modul: string) => string | null> {
	const skripte = await skripteVon({ ...config, configFile: false });
	const stuecke = skripte.map(({ name, kB, stile, braucht }) => ({
		name,
		kB: [...stile.values()].reduce((summe, stil) => summe + stil, kB),
		hatStile: stile.size > 0,
		braucht,
	}));
	const nach = new Map(skripte.map((skript) => [skript.name, skript]));
	const namen = new Map<string, string>();
	const vergeben = new Set<string>();
	const seiten = new Set(skripte.filter(({ art }) => art === 'nachgeladen').map(({ name }) => ohneHash(name)));
	for (const gruppe of gruppiere(stuecke, bedarfe(skripte))) {
		const teile = gruppe.flatMap((name) => nach.get(name) ?? []);
		const name = freierName(gruppenname(teile, seiten), vergeben);
		vergeben.add(name);
		for (const modul of teile.flatMap(({ module }) => module)) namen.set(modul, name);
	}
	return (modul) => namen.get(modul) ?? null;
}

const ohneHash = (name: string): string => basename(name, '.js').replace(/-[\w-]{8}$/, '');

/** Of its largest piece; what only stands beside pages isn't called like one of them. */
function gruppenname(teile: readonly Skript[], seiten: ReadonlySet<string>): string {
	const [groesstes] = teile.toSorted((a, b) => b.kB - a.kB || a.name.localeCompare(b.name));
	const name = ohneHash(groesstes?.name ?? '');
	return seiten.has(name) && teile.every(({ art }) => art === 'teil') ? 'geteilt' : name;
}

/** What is called by the same name the bundler would put together. */
function freierName(name: string, vergeben: ReadonlySet<string>, nummer = 1): string {
	const versuch = nummer === 1 ? name : `${name}-${nummer}`;
	return vergeben.has(versuch) ? freierName(name, vergeben, nummer + 1) : versuch;
}

function bedarfe(skripte: readonly Skript[]): Bedarf[] {
	const { vorDerAnmeldung, dahinter } = KB_JE_DATEI;
	const einstieg = skripte.filter(({ art }) => art === 'einstieg').map(({ name }) => name);
	const seiten = seitenIn(skripte);
	const vonSeiten = new Set([...seiten.values()].flat());
	const beimErstenKlick = mit(skripte, ERSTER_KLICK);
	const bekannt = new Set([...vonSeiten, ...beimErstenKlick]);
	const klicks = skripte.filter(({ name, art }) => art === 'nachgeladen' && !bekannt.has(name));
	return [
		{ stuecke: einstieg, gewicht: GEWICHT.einstieg, kBJeDatei: vorDerAnmeldung },
		...[...seiten].map(([seite, stuecke]) => ({
			stuecke,
			gewicht: gewichtVon(seite),
			kBJeDatei: kBJeDatei(seite),
		})),
		{ stuecke: [...einstieg, ...beimErstenKlick], gewicht: GEWICHT.ersterKlick, kBJeDatei: dahinter },
		...klicks.map(({ name }) => ({ stuecke: [...einstieg, name], gewicht: GEWICHT.klick, kBJeDatei: dahinter })),
	];
}

function kBJeDatei(seite: string): number {
	if (LISTEN.includes(seite)) return KB_JE_DATEI.liste;
	return seite.startsWith('admin') ? KB_JE_DATEI.dahinter : KB_JE_DATEI.vorDerAnmeldung;
}

function gewichtVon(seite: string): number {
	if (seite === 'admin') return GEWICHT.rahmen;
	if (ZUERST.includes(seite)) return GEWICHT.zuerst;
	if (seite === 'karte') return GEWICHT.karte;
	if (VOM_TELEFON.includes(seite)) return GEWICHT.vomTelefon;
	if (OFT.includes(seite)) return GEWICHT.oft;
	return seite.startsWith('admin/') ? GEWICHT.seite : GEWICHT.ohneAnmeldung;
}
