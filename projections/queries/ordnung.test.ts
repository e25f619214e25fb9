import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What ends an order that leaves nothing open: a key, a number of its own, or the value itself as the only thing told. */
const EINDEUTIG =
	/^(?:\w+\.)?"?(?:id|\w+_id|adresseID|freiwilliger_id|key|pos|platz|position|version|nr|stelle|reihe|familie|1)"?(?: desc)?$/;

/** Orders that end otherwise and leave nothing open: by all that distinguishes their rows, or of values alone. */
const VOLLSTAENDIG: readonly string[] = [
	// Functions of one person at one address.
	'adressakte.ts: f.funktion',
	// Values alone: equal ones can't be told apart.
	'dokumentspecs.ts: tag',
	`dokumentstufe.ts: array_position(\${sql.val(STUFEN)}::text[], s ->> 'stufe') desc`,
	'einrichtung.ts: sortierung, kurz',
	'wartezeiten.ts: dauer',
	// Grouped by these.
	'statuswechsel.ts: anzahl desc, t.nach, t.von',
	'wartezeiten.ts: status',
];

const ordner = new URL('.', import.meta.url);
const QUELLEN = readdirSync(ordner).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));

/** The terms of each `order by` of a file, up to what closes it. */
function ordnungen(name: string): string[][] {
	const text = readFileSync(new URL(name, ordner), 'utf8');
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
			.map((worte) => `${name}: ${worte.join(', ')}`),
	);
	expect(offen.toSorted()).toEqual(VOLLSTAENDIG.toSorted());
});
