import { expect, test } from 'vitest';
import type { Skript } from './dateien.ts';
import { vorgriffe } from './vorgriff.ts';

const skript = (name: string, module: readonly string[], uebriges: Partial<Skript> = {}): Skript => ({
	...{ name, kB: 1, stile: new Map(), braucht: [], art: 'nachgeladen' },
	...{ module: module.map((modul) => `/portal/web/${modul}`) },
	...uebriges,
});
const seite = (name: string) => `routes/${name}.tsx?tsr-split=component---loader`;

const SKRIPTE = [
	skript('main.js', ['main.tsx', 'routes/login.tsx'], { art: 'einstieg', braucht: ['basis.js'] }),
	skript('basis.js', [], { art: 'teil', stile: new Map([['basis.css', 1]]) }),
	skript('baum.js', ['routeTree.gen.ts']),
	skript('login.js', [seite('login')], { braucht: ['main.js'], stile: new Map([['login.css', 1]]) }),
	skript('rahmen.js', [seite('admin')]),
	skript('glocke.js', ['features/eingang/glocke.tsx']),
	skript('akte.js', [seite('admin/akte/$id')]),
	skript('geld.js', [seite('admin/akte/$id.index')]),
	skript('neu.js', [seite('admin/akte/neu')]),
	skript('stand.js', [seite('admin/akte/$id_.stand')]),
];

/** The first that fits, as the portal takes it. */
const bei = (pfad: string) => vorgriffe(SKRIPTE).find(({ adresse }) => new RegExp(adresse).test(pfad))?.dateien;

test('a guest loads the page, an address behind the sign-in the tree, the frame and what stands in it, too', () => {
	expect(bei('/login')).toEqual(['login.js', 'login.css']);
	expect(bei('/admin')).toEqual(['baum.js', 'rahmen.js']);
	expect(bei('/admin/akte/0815')).toEqual(['baum.js', 'rahmen.js', 'akte.js', 'geld.js', 'glocke.js']);
	expect(bei('/admin/akte/neu/')).toEqual(['baum.js', 'rahmen.js', 'neu.js', 'glocke.js']);
	expect(bei('/admin/akte/0815/stand')).toEqual(['baum.js', 'rahmen.js', 'stand.js', 'glocke.js']);
	expect(bei('/admin/gibt-es-nicht')).toBeUndefined();
});
