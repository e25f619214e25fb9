import { AsyncLocalStorage } from 'node:async_hooks';
import type { InjectOptions } from 'fastify';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { SENDENDE } from '#api/contract/sendung.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { SENDEWEGE } from './sendewege.fixture.ts';

const hinterlassenes = new AsyncLocalStorage<OutboxZeile[]>();

/** What a call leaves behind is noted with it. */
export const mitSendewacht = (umgebung: Umgebung): Umgebung => ({
	...umgebung,
	outboxGefuellt(zeilen = []) {
		hinterlassenes.getStore()?.push(...zeilen);
		umgebung.outboxGefuellt?.(zeilen);
	},
});

/** Asks, and fails where mails are left by a call nobody is shown the mails of before. */
export async function bewacht<T>({ method = 'GET', url }: InjectOptions, frage: () => PromiseLike<T>): Promise<T> {
	const zeilen: OutboxZeile[] = [];
	const antwort = await hinterlassenes.run(zeilen, async () => await frage());
	const sendende = zeilen.filter(sendet).map(({ schluessel }) => schluessel);
	const name = sendende.length > 0 ? aufruf(method, String(url)) : undefined;
	if (name && !(name in SENDENDE) && !(name in SENDEWEGE))
		throw new Error(`${name} sendet (${sendende.join(', ')}) und steht weder in SENDENDE noch in SENDEWEGE`);
	return antwort;
}

/** Jobs after which nobody gets a mail. */
const STILLE = [
	'seminarnachweis-abgleichen',
	'meetingraum-entfernen',
	'meeting-meldung',
	'adressimport',
	'zyklus-uebernehmen',
	'lauf-rechnen',
];

const sendet = ({ art, schluessel }: OutboxZeile): boolean => art === 'mail' || !STILLE.includes(schluessel);

/** undefined: no person asked, but a directory. */
function aufruf(method: string, url: string): string | undefined {
	const pfad = url.replace(/^\/api/, '').replace(/\?.*$/, '');
	const passende = Object.entries<Definition>(ROUTES).filter(
		([, d]) => d.method === method && new RegExp(`^${d.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pfad),
	);
	const platzhalter = ([, { path }]: [string, Definition]) => path.split('{').length;
	return passende.toSorted((a, b) => platzhalter(a) - platzhalter(b))[0]?.[0];
}
