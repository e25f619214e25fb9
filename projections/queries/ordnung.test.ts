import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

/** What ends an order that leaves nothing open: a key, a number of its own, or the value itself as the only thing told. */
const EINDEUTIG =
	/^(?:\w+\.)?"?(?:id|\w+_id|adresseID|freiwilliger_id|key|pos|platz|position|version|nr|stelle|reihe|familie|1)"?(?: desc)?$/;

/** Orders that end otherwise and leave nothing open: by all that distinguishes their rows, or of values alone. */
const VOLLSTAENDIG: readonly string[] = [
	// Each form of a file once.
	'exportlage.ts: f.form',
	// Functions of one person at one address.
	'adressakte.ts: f.funktion',
	// Each name once.
	"bank.ts: coalesce(trim(p.vorname || ' ' || p.nachname), u.name)",
	// Values alone: equal ones can't be told apart.
	'dokumentspecs.ts: tag',
	'einrichtung.ts: sortierung, kurz',
	'wartezeiten.ts: dauer',
	'wunschorte.ts: f.bezeichnung',
	// The id last, in the direction a list is walked.
	`reihe.ts: \${folge(id, runter)}, \${nachIDs}`,
	`reihe.ts: \${folge(name, runter)}, \${nachIDs}`,
	`reihe.ts: \${nachIDs}`,
	`reihe.ts: \${sql.join([...geordnet, folge(sql\`r.id\`, ab !== rueckwaerts)])} \${ausgemessen}`,
	`reihe.ts: \${sql.join([...geordnet, nachIDs])}`,
	// One place of each volunteer in a seminar; the window counts on in the order of the list.
	`plaetze.ts: \${eb.ref('p.reihe')}`,
	'gruppen.ts: wartet, warteplatz, name, freiwilligerID',
	'plaetze.ts: wartetZuletzt, warteplatz, name, freiwilligerID',
	// Each of them once.
	'haus.ts: betroffener',
	// Grouped by these.
	'kontingentstand.ts: b."dienstartID"',
	'kontingentstand.ts: g."dienstartID"',
	'kontingentstand.ts: s.status',
	'statuswechsel.ts: anzahl desc, t.nach, t.von',
	'wartezeiten.ts: status',
	// The value most of them have, of equally frequent ones the first.
	'planer.ts: f.seminartage_pflicht desc',
	'planer.ts: f.vertragsbeginn',
	'planer.ts: coalesce(f.dienstende, f.geplantes_ende, f.vertragsende) desc',
	'platzspitzen.ts: tag',
];

const QUELLEN = globSync('*/*.ts', { cwd: import.meta.dirname })
	.filter((datei) => !datei.includes('.test.'))
	.toSorted((a, b) => basename(a).localeCompare(basename(b)));

/** Gathered without an order: what they are asked is only whether something is among them, or rows keep their own. */
const MENGEN: readonly string[] = [
	'adressen.ts: array(select unnest(o.',
	'dokumentfilter.ts: array_agg(partei)',
	'dokumentfilter.ts: array_agg(t.spec_id',
	'downloads.ts: array_agg(distinct x.id)',
	'kontingentfilter.ts: array( select g.dienstart_id',
	'kontingentfilter.ts: array( select g.dienstart_id',
	'personen.ts: array(select f.funktion',
	'pool.ts: array_agg(e)',
	'referenz.ts: array(select einsatzstelle_id',
	'zusatzfelder.ts: array_agg(e)',
];

/** Each list of one answer: what is gathered, and whether its order is said. */
function sammlungen(name: string): { readonly was: string; readonly istGeordnet: boolean }[] {
	const text = readFileSync(join(import.meta.dirname, name), 'utf8');
	const beginne = /(?:(?:jsonb?|array|string)_agg\(|array\(\s*select|(?:jsonArrayFrom|alsListe|jsonAgg)\()/g;
	return [...text.matchAll(beginne)].map((treffer) => {
		const ende = schluss(text, text.indexOf('(', treffer.index) + 1);
		// An aggregate that is built says its order behind its brackets.
		const danach = treffer[0] === 'jsonAgg(' ? /^\s*\.orderBy\(/.exec(text.slice(ende + 1)) : null;
		const ganz = `${text.slice(treffer.index, ende + 1)}${danach?.[0].trim() ?? ''}`.replaceAll(/\s+/g, ' ');
		// Distinct values of an aggregate come sorted.
		const istGeordnet = /order by|\.orderBy\(/.test(ganz) || /^(?:jsonb?|string)_agg\(distinct/.test(ganz);
		return {
			was: `${basename(name)}: ${/^\S+\( ?(?:distinct )?(?:select )?[^ )$]*\)?/.exec(ganz)?.[0] ?? ganz}`,
			istGeordnet,
		};
	});
}

/** The terms of each order of a file, whether written in SQL or built. */
const ordnungen = (name: string): string[][] => [...geschriebene(name), ...gebaute(name)];

/** The terms of each chain of `.orderBy(…)`. */
function gebaute(name: string): string[][] {
	const text = readFileSync(join(import.meta.dirname, name), 'utf8');
	const ketten: string[][] = [];
	let bisher = -1;
	for (const treffer of text.matchAll(/\.orderBy\(/g)) {
		const beginn = treffer.index + treffer[0].length;
		const ende = schluss(text, beginn);
		const wort = text
			.slice(beginn, ende)
			.replace(/^'([^']+)'(?:, '(\w+)')?$/, (_, spalte: string, richtung = '') => `${spalte} ${richtung}`)
			.trim();
		if (bisher >= 0 && text.slice(bisher, treffer.index).trim() === '') ketten.at(-1)?.push(wort);
		else ketten.push([wort]);
		bisher = ende + 1;
	}
	return ketten;
}

/** Where the bracket that is open at `ab` closes. */
function schluss(text: string, ab: number): number {
	let tiefe = 1;
	let stelle = ab;
	for (; stelle < text.length && tiefe > 0; stelle++) {
		if (text[stelle] === '(') tiefe++;
		if (text[stelle] === ')') tiefe--;
	}
	return stelle - 1;
}

/** The terms of each `order by`, up to what closes it. */
function geschriebene(name: string): string[][] {
	const text = readFileSync(join(import.meta.dirname, name), 'utf8');
	return [...text.matchAll(/order by\s+/g)].map((treffer) => {
		let tiefe = 0;
		let ende = treffer.index + treffer[0].length;
		const beginn = ende;
		for (; ende < text.length; ende++) {
			const zeichen = text[ende] ?? '';
			if ('({['.includes(zeichen)) tiefe++;
			if (')}]'.includes(zeichen) && --tiefe < 0) break;
			if (tiefe === 0 && (zeichen === '`' || /^\s+limit\b/.test(text.slice(ende, ende + 12)))) break;
		}
		return teile(text.slice(beginn, ende));
	});
}

function teile(liste: string): string[] {
	let tiefe = 0;
	const gefunden = [''];
	for (const zeichen of liste) {
		if ('({['.includes(zeichen)) tiefe++;
		if (')}]'.includes(zeichen)) tiefe--;
		if (zeichen === ',' && tiefe === 0) gefunden.push('');
		else gefunden[gefunden.length - 1] += zeichen;
	}
	return gefunden.map((teil) => teil.trim().replaceAll(/\s+/g, ' '));
}

it('reads the orders of all queries', () => {
	expect(QUELLEN.flatMap(ordnungen).length).toBeGreaterThan(60);
});

it('no answer has its order by chance: each ends in what only one row has', () => {
	const offen = QUELLEN.flatMap((name) =>
		ordnungen(name)
			.filter((worte) => !worte.some((wort) => EINDEUTIG.test(wort) || wort.includes('ordnung(plan')))
			.map((worte) => `${basename(name)}: ${worte.join(', ')}`),
	);
	expect(offen.toSorted()).toEqual(VOLLSTAENDIG.toSorted());
});

it('no list within an answer has its order by chance either', () => {
	const alle = QUELLEN.flatMap(sammlungen);
	expect(alle.length).toBeGreaterThan(20);
	expect(alle.flatMap(({ was, istGeordnet }) => (istGeordnet ? [] : was))).toEqual(MENGEN);
});
