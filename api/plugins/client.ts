import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dienst } from '../portal.ts';
import { antworteNichtGefunden } from './fehler.ts';
import { mitgabe } from './mitgabe.ts';
import { erlaubeSkripte } from './sicherheit.ts';
import { mitCookie } from './sitzung.ts';
import type { Umleitung } from './umleitung.ts';

const EIN_JAHR = '365d';
const EINE_STUNDE = '1h';

/**
 * Serves the built client. Its pages are addresses of their own that all load the same shell; what looks like a file or
 * a call and isn't there stays unfound. Everything is looked up when it is asked for, so that a client built anew is
 * served without a restart.
 */
export async function registriereClient(
	app: FastifyInstance,
	portal: Dienst,
	umleitung: Umleitung,
	kopf: (request: FastifyRequest) => Promise<string> = async () => '',
): Promise<void> {
	const { clientVerzeichnis } = portal;
	if (clientVerzeichnis === null) return;
	await app.register(fastifyStatic, { root: clientVerzeichnis, serve: false, preCompressed: true });
	app.get('/*', { schema: { hide: true }, config: { ohneDatenbank: true } }, async (request, reply) => {
		const pfad = (request.url.split('?')[0] ?? '').slice(1);
		// Registered, without content of its own (screens, Info pages).
		if (pfad === '_app') return reply.redirect('/admin', 302);
		if (istDatei(pfad)) return reply.sendFile(pfad, haltbarkeit(pfad));
		const keineSeite = istKeineSeite(pfad, portal);
		const ziel = keineSeite ? null : await umleitung(request);
		if (ziel !== null) return reply.header('cache-control', 'no-store').redirect(ziel, 302);
		const seite = keineSeite ? null : await liesSeite(clientVerzeichnis);
		if (seite === null) return antworteNichtGefunden(request, reply);
		const weiteres = (await kopf(request)) + (await vorgriff(clientVerzeichnis, `/${pfad}`, request));
		const mitgegeben = mitgabe(app, request, portal.konfiguration.apiBasisPfad, `/${pfad}`);
		erlaubeSkripte(reply, seite);
		// Who is signed in stands in it, and on this device somebody else may be next.
		reply.header('cache-control', mitCookie(request) ? 'no-store' : 'no-cache').type('text/html; charset=utf-8');
		return reply.send(Readable.from(stueckweise(mitKopf(seite, portal, weiteres), mitgegeben)));
	});
}

/** Its head goes out at once, so that the browser begins to load; its end carries what was asked for meanwhile. */
async function* stueckweise(html: string, dazu: Promise<string>): AsyncGenerator<string> {
	const [anfang, ...ende] = html.split(/(?=<\/body>)/);
	yield anfang ?? '';
	yield (await dazu) + ende.join('');
}

/** Null while there is none, as in the middle of a build. */
const liesSeite = (verzeichnis: string): Promise<string | null> => lies(join(verzeichnis, 'index.html'));

interface Vorgriff {
	readonly adresse: string;
	readonly dateien: readonly string[];
}

/**
 * What the page will need once its first script runs, told at once: the browser fetches all of it together. Behind the
 * sign-in only to whoever seems to be signed in; others are led elsewhere.
 */
async function vorgriff(verzeichnis: string, pfad: string, request: FastifyRequest): Promise<string> {
	if (pfad.startsWith('/admin') && !mitCookie(request)) return '';
	const seiten = JSON.parse((await lies(join(verzeichnis, 'seiten.json'))) ?? '[]') as Vorgriff[];
	const seite = seiten.find(({ adresse }) => new RegExp(adresse).test(pfad));
	return (seite?.dateien ?? []).map(verweis).join('');
}

const verweis = (datei: string): string =>
	datei.endsWith('.css')
		? `<link rel="preload" as="style" crossorigin href="/${datei}">`
		: `<link rel="modulepreload" crossorigin href="/${datei}">`;

async function lies(datei: string): Promise<string | null> {
	try {
		return await readFile(datei, 'utf8');
	} catch (fehler) {
		if ((fehler as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw fehler;
	}
}

/** The page learns where the calls are, and says of itself what crawlers without scripts are to know. */
const mitKopf = (html: string, { konfiguration }: Dienst, weiteres: string): string =>
	html.replace('<head>', () => `<head><meta name="api-base" content="${konfiguration.apiBasisPfad}">${weiteres}`);

/** What a build makes, by name and kind; the shell itself and marks of the build aren't among it. */
const istDatei = (pfad: string): boolean => /^(?:[\w-]+\/)*[\w-][\w.-]*\.(?!html$)\w{1,8}$/.test(pfad);

/** Files of a build carry a hash of their content in the name; the others may change with the next one. */
const haltbarkeit = (pfad: string) =>
	pfad.startsWith('assets/') ? { maxAge: EIN_JAHR, immutable: true } : { maxAge: EINE_STUNDE };

const istKeineSeite = (pfad: string, { konfiguration }: Dienst): boolean =>
	`/${pfad}/`.startsWith(`${konfiguration.apiBasisPfad}/`) ||
	/^(v1|health|metrics)(\/|$)/.test(pfad) ||
	/\.\w{1,8}$/.test(pfad);
