import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { ABLEHNUNGEN } from '#domain/ablehnungen.ts';
import { artikelZurRegel, HILFEARTIKEL } from '#domain/hilfe/artikel.ts';
import { HILFEBILDER, HOECHSTENS_BYTES, liesVerzeichnis } from '../../e2e/rahmen/hilfebilder.ts';

const WURZEL = join(import.meta.dirname, '../../..');
const ORDNER = join(WURZEL, 'docs/hilfe');
const BILDER = join(ORDNER, 'bilder');
const slugs = HILFEARTIKEL.map(({ slug }) => slug);
const text = (slug: string): string => {
	const datei = join(ORDNER, `${slug}.md`);
	return existsSync(datei) ? readFileSync(datei, 'utf8') : '';
};

/** All of them, however deep. */
function tokensIn(slug: string): readonly Token[] {
	const alle: Token[] = [];
	void marked.walkTokens(marked.lexer(text(slug)), (token) => void alle.push(token));
	return alle;
}

/** Pages behind the sign-in, as the router writes them. */
const seiten = [
	...(
		/fullPaths:([\s\S]*?)fileRoutesByTo/.exec(readFileSync(join(WURZEL, 'web/routeTree.gen.ts'), 'utf8'))?.[1] ?? ''
	).matchAll(/'([^']+)'/g),
]
	.map(([, pfad = '']) => pfad.replace(/\/$/, ''))
	.filter((pfad) => pfad.startsWith('/admin') || pfad === '/changelog');

/** machines.md §1. */
const REGELN = Array.from({ length: 36 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`);

describe('every place has its article', () => {
	it('each page has one', () => {
		expect(seiten.length).toBeGreaterThan(60);
		const erklaert = HILFEARTIKEL.flatMap((artikel) => artikel.seiten);
		expect(seiten.filter((seite) => !erklaert.includes(seite))).toEqual([]);
		expect(erklaert.filter((seite) => !seiten.includes(seite))).toEqual([]);
		expect(new Set(erklaert).size, 'one page, one article').toBe(erklaert.length);
	});

	it('each rule has one', () => {
		expect(HILFEARTIKEL.flatMap(({ regeln }) => regeln).toSorted()).toEqual(REGELN);
	});

	it('each other code of a refusal has one, and one only', () => {
		expect(Object.keys(ABLEHNUNGEN).filter((slug) => !slugs.includes(slug))).toEqual([]);
		const codes = Object.values(ABLEHNUNGEN).flat();
		expect(codes.length).toBeGreaterThan(200);
		expect(new Set(codes).size).toBe(codes.length);
		expect(codes.filter((code) => artikelZurRegel(code) === undefined)).toEqual([]);
	});

	it('each article has its text, and each text its article', () => {
		const texte = readdirSync(ORDNER).filter((datei) => datei !== 'bilder');
		expect(texte.toSorted()).toEqual(slugs.map((slug) => `${slug}.md`).toSorted());
		expect(new Set(slugs).size).toBe(slugs.length);
	});
});

describe('pictures', () => {
	const gezeigt = slugs.flatMap((slug) =>
		tokensIn(slug).flatMap((token) => (token.type === 'image' ? [String(token.href)] : [])),
	);

	it('are taken by the browser tests, each for an article', () => {
		const namen = Object.keys(HILFEBILDER).toSorted();
		expect(gezeigt.toSorted()).toEqual(namen.map((name) => `bild:${name}`));
		expect(Object.keys(liesVerzeichnis()).toSorted(), 'npm run hilfebilder').toEqual(namen);
		const dateien = namen.flatMap((name) => [`${name}-dunkel.webp`, `${name}-hell.webp`]);
		expect(readdirSync(BILDER).toSorted()).toEqual([...dateien, 'bilder.json'].toSorted());
	});

	it('are small', () => {
		const bytes = readdirSync(BILDER).map((datei) => statSync(join(BILDER, datei)).size);
		expect(Math.max(...bytes)).toBeLessThanOrEqual(HOECHSTENS_BYTES);
		expect(bytes.reduce((summe, groesse) => summe + groesse, 0)).toBeLessThanOrEqual(1_500_000);
	});

	it('stand alone, with words for who does not see them', () => {
		const absaetze = slugs.flatMap(tokensIn).filter((token): token is Tokens.Paragraph => token.type === 'paragraph');
		const mitBild = absaetze.filter(({ tokens }) => tokens.some(({ type }) => type === 'image'));
		expect(mitBild).toHaveLength(gezeigt.length);
		for (const { raw, tokens } of mitBild) {
			expect(tokens, raw).toHaveLength(1);
			expect((tokens[0] as Tokens.Image).text.length, raw).toBeGreaterThan(40);
		}
	});
});

describe.each(slugs)('%s', (slug) => {
	it('says more than a refusal does, in words the page can show', () => {
		const worte = text(slug).split(/\s+/).filter(Boolean);
		expect(worte.length).toBeGreaterThanOrEqual(60);
		expect(worte.length).toBeLessThanOrEqual(320);
		expect(text(slug)).not.toMatch(/\bG\d\d\b|!(?!\[)/);
	});

	it('leads only to what there is', () => {
		const ziele = tokensIn(slug).flatMap((token) => (token.type === 'link' ? [String(token.href)] : []));
		const verwandt = HILFEARTIKEL.find((artikel) => artikel.slug === slug)?.verwandt ?? [];
		const artikel = [...verwandt, ...ziele.filter((z) => z.startsWith('artikel:')).map((z) => z.slice(8))];
		expect(artikel.filter((ziel) => !slugs.includes(ziel))).toEqual([]);
		const offen = seiten.filter((seite) => !seite.includes('$'));
		expect(ziele.filter((ziel) => !ziel.startsWith('artikel:') && !offen.includes(ziel))).toEqual([]);
	});

	it('holds only what an article may', () => {
		const erlaubt = ['space', 'paragraph', 'text', 'heading', 'list', 'list_item', 'strong', 'link', 'image'];
		const tokens = tokensIn(slug);
		expect(tokens.filter(({ type }) => !erlaubt.includes(type))).toEqual([]);
		expect(tokens.flatMap((token) => (token.type === 'heading' && token.depth !== 2 ? [token.raw] : []))).toEqual([]);
	});
});
