import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Laufblatt, setzeLaufblatt } from './laufblatt.ts';
import { seitentexte, stueckeDerErsten } from './lesen.fixture.ts';

/** A printed run, read by another program than the one that wrote it. */

const blatt = (anzahl: number, rest: Partial<Laufblatt> = {}): Laufblatt => ({
	mandant: 'Sportjugend Musterland e. V.',
	titel: 'Taschengeld Dezember 2026',
	angaben: [
		['Lauf', '118'],
		['Prüfsumme der Zeilen', `SHA-256 ${'9f3c'.repeat(16)}`],
	],
	abschnitte: [{ titel: 'Bestätigt trotz einer Prüfung', saetze: ['IBAN fehlt: Reichwein, Paula. Beleg 17'] }],
	spalten: [
		{ kopf: 'Nr.', breite: 26, istZahl: true },
		{ kopf: 'Name', breite: 200 },
		{ kopf: 'Summe', breite: 66, istZahl: true },
	],
	zeilen: Array.from({ length: anzahl }, (_, i) => [
		`${i + 1}`,
		`Śmigły, Person${i + 1}`,
		i % 2 ? '513,00' : '−1.240,00',
	]),
	summe: ['', `${anzahl} Zeilen`, '30.785,30 €'],
	zeit: '2026-12-15T08:03:00Z',
	...rest,
});
const glatt = async (von: Laufblatt) =>
	(await seitentexte(await setzeLaufblatt(von))).map((seite) => seite.replace(/\s+/g, ' '));

describe('a printed run', () => {
	it('has its head once, the columns and its number on every page, every row once and the sum below them', async () => {
		const seiten = await glatt(blatt(137));
		expect(seiten.length).toBeGreaterThan(3);
		for (const [i, seite] of seiten.entries()) {
			expect(seite).toContain('Nr. Name Summe');
			expect(seite).toContain(`Seite ${i + 1} von ${seiten.length}`);
			expect(seite.includes('Bestätigt trotz einer Prüfung')).toBe(i === 0);
		}
		const alles = seiten.join(' ');
		expect(alles.match(/Person\d+/g)).toEqual(Array.from({ length: 137 }, (_, i) => `Person${i + 1}`));
		expect(seiten.at(-1)).toContain('137 Zeilen 30.785,30 €');
	});

	it('sets figures below each other by their last digit', async () => {
		const stuecke = await stueckeDerErsten(await setzeLaufblatt(blatt(2)));
		const x = (text: string) => stuecke.find((stueck) => stueck.text === text)?.x ?? 0;
		expect(x('513,00')).toBeGreaterThan(x('−1.240,00'));
	});

	it('is the same bytes for the same run, and says so where there are no rows', async () => {
		const abdruck = async () =>
			createHash('sha256')
				.update(await setzeLaufblatt(blatt(3)))
				.digest('hex');
		expect(await abdruck()).toBe(await abdruck());
		expect((await glatt(blatt(0))).join()).toContain('Der Lauf hat keine Zeilen.');
	});
});
