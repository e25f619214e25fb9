import { expect, test } from 'vitest';
import { type Skript, seitenIn } from '#scripts/client/dateien.ts';
import { gewichtVon, ueberschreitungen } from './gewicht.ts';

const skript = (name: string, kB: number, uebriges: Partial<Skript> = {}): Skript => ({
	...{ name, kB, stile: new Map(), braucht: [], module: [], art: 'teil' },
	...uebriges,
});
const seite = (name: string) => `/portal/web/routes/${name}.tsx?tsr-split=component---loader`;

const SKRIPTE = [
	skript('main.js', 50, { art: 'einstieg', braucht: ['basis.js'], stile: new Map([['main.css', 5]]) }),
	skript('basis.js', 10),
	skript('baum.js', 7, { art: 'nachgeladen', module: ['/portal/web/routeTree.gen.ts'] }),
	skript('glocke.js', 4, { art: 'nachgeladen', module: ['/portal/web/features/eingang/glocke.tsx'] }),
	skript('admin.js', 20, { art: 'nachgeladen', braucht: ['basis.js'], module: [seite('admin')] }),
	skript('akte.js', 1, { module: [seite('admin/akte/$id')] }),
	skript('daten.js', 2, {
		braucht: ['formular.js', 'main.js'],
		module: [seite('admin/akte/$id.daten')],
		stile: new Map([['main.css', 5]]),
	}),
	skript('formular.js', 30, { module: ['/portal/node_modules/zod/index.js'] }),
	skript('stand.js', 3, { module: [seite('admin/akte/$id_.stand')] }),
];

test('a page loads the way in, what stands around it, what comes along, and what all that needs, each once', () => {
	const seiten = seitenIn(SKRIPTE);
	expect(seiten.get('admin/akte/$id.daten')).toEqual([
		'main.js',
		'baum.js',
		'admin.js',
		'akte.js',
		'daten.js',
		'glocke.js',
	]);
	expect(seiten.get('admin/akte/$id_.stand')).toEqual(['main.js', 'baum.js', 'admin.js', 'stand.js', 'glocke.js']);
	const { kB, dateien } = gewichtVon(SKRIPTE, seiten.get('admin/akte/$id.daten') ?? []);
	expect({ kB, dateien }).toEqual({ kB: 129, dateien: 9 });
});

test('what is too heavy, too many or out of place is named', () => {
	const grenze = { kB: 100, dateien: 7, ohne: ['zod'] };
	expect(ueberschreitungen(SKRIPTE, [{ ...grenze, seiten: ['admin', 'admin/akte/$id_.stand'] }], ['xstate'])).toEqual(
		[],
	);
	expect(ueberschreitungen(SKRIPTE, [{ ...grenze, seiten: ['admin/akte/$id.daten', 'weg'] }], ['zod'])).toEqual([
		'admin/akte/$id.daten: 129.0 kB statt höchstens 100 kB',
		'admin/akte/$id.daten: 9 Dateien statt höchstens 7',
		'admin/akte/$id.daten: lädt zod',
		'weg: keine Seite des Clients',
		'zod gehört nicht in den Client',
	]);
});
