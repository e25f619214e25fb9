import { describe, expect, test } from 'vitest';
import { mandantenSchema } from './mandantangabe.ts';

const lies = (angaben: unknown) => mandantenSchema.safeParse(JSON.stringify(angaben));
const url = (name: string) => `postgresql://o:geheim@db/${name}`;

describe('MANDANTEN', () => {
	test('a database URL by host; the key is the first part of the name', () => {
		expect(lies({ 'nord.example.org': url('nord'), 'sued.example.org': url('sued') }).data).toEqual([
			{ key: 'nord', url: url('nord'), hosts: ['nord.example.org'] },
			{ key: 'sued', url: url('sued'), hosts: ['sued.example.org'] },
		]);
	});

	test('several hosts of one key are one tenant', () => {
		const eins = { key: 'nord', url: url('app'), ownerUrl: url('app') };
		expect(lies({ 'nord.example.org': eins, 'dienste-nord.de': eins }).data).toEqual([
			{ ...eins, hosts: ['nord.example.org', 'dienste-nord.de'] },
		]);
	});

	test("without a URL the database lies on the portal's own server", () => {
		expect(lies({ localhost: { key: 'demo' }, 'nord.localhost': {} }).data).toEqual([
			{ key: 'demo', hosts: ['localhost'] },
			{ key: 'nord', hosts: ['nord.localhost'] },
		]);
	});
});

describe('is refused with one sentence that tells no password', () => {
	const KEY = 'ein Schlüssel besteht aus a–z, 0–9 und einzelnen Bindestrichen und beginnt mit einem Buchstaben.';
	const HOST = 'ein Host wie portal.example.org wird erwartet: klein geschrieben, ohne https:// und ohne Port.';
	test.each([
		[['x'], 'ein JSON-Objekt wird erwartet, das jedem Host eine Datenbank zuordnet.'],
		[{}, 'mindestens ein Host wird erwartet.'],
		[{ 'n.de': 5 }, 'erwartet wird die Adresse einer Datenbank oder ein Objekt aus key, url und ownerUrl.'],
		[{ 'n.de': { kez: 'n' } }, 'erwartet wird die Adresse einer Datenbank oder ein Objekt aus key, url und ownerUrl.'],
		[{ 'n.de': 'mysql://o:geheim@db/x' }, 'eine Adresse mit postgres:// oder postgresql:// wird erwartet.'],
		[{ 'n.de': { key: 'Nord' } }, KEY],
		[{ 'n.de': { key: '../nord' } }, KEY],
		[{ 'n.de': { key: 'nord--ost' } }, KEY],
		[{ 'n.de': { key: 'n'.repeat(33) } }, 'ein Schlüssel hat höchstens 32 Zeichen.'],
		[{ '9.de': {} }, `9.de: ${KEY}`],
		[{ 'N.de': { key: 'n' } }, `N.de: ${HOST}`],
		[{ 'n.de:3000': { key: 'n' } }, `n.de:3000: ${HOST}`],
		[{ 'https://n.de': { key: 'n' } }, `https://n.de: ${HOST}`],
		[{ 'n.de': { key: 'n', ownerUrl: url('n') } }, 'n.de: ownerUrl gilt nur zusammen mit url.'],
		[
			{ 'portal.n.de': url('n'), 'portal.s.de': url('s') },
			'portal.s.de: der Schlüssel „portal“ steht schon für eine andere Datenbank.',
		],
		[
			{ 'n.de': url('eine'), 's.de': 'postgres://app:anderes@db:5432/eine' },
			'die Schlüssel „n“ und „s“ nennen dieselbe Datenbank.',
		],
	])('%j', (angaben, satz) => {
		expect(lies(angaben).error?.issues.map((befund) => befund.message)).toEqual([satz]);
	});

	test('what is no JSON', () => {
		expect(mandantenSchema.safeParse('nord=…').error?.issues[0]?.message).toMatch('ein JSON-Objekt wird erwartet');
	});
});
