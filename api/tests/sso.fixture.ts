import { expect } from 'vitest';
import { verbindeIdentitaet } from '#commands/zugang/identitaet.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Antwort, type Fragend, inject, type Testportal, testportal } from './portal.fixture.ts';
import { type Anbieter, CLIENT, starteAnbieter } from './sso-anbieter.fixture.ts';

export const PFAD = '/api/v1/integrations/single-sign-on';
export const VEREIN = 'verein@demo.test';

/** The demo tenant whose people can sign in at a provider. */
export interface SsoPortal extends Testportal {
	readonly anbieter: Anbieter;
	readonly admin: Fragend;
	browser(): Browser;
	/** A browser in which somebody has signed in with his password. */
	angemeldet(login: string): Promise<Browser>;
	/** Stores the configuration, with changes. */
	richteEin(felder?: object): Promise<Antwort>;
	/** Links the account of this address to somebody of the provider. */
	verbinde(email: string, subject: string): Promise<void>;
	zeilen<T extends object>(sql: string): Promise<T[]>;
}

/** `issuer`: of a provider that others run; its account `vera` has her name for a password. */
export async function ssoPortal(issuer?: string): Promise<SsoPortal> {
	const t = await testportal({ SSO_ERLAUBTE_HOSTS: issuer ? new URL(issuer).hostname : 'localhost' });
	const { db, pool } = t.portal.umgebung;
	const admin = await t.als('admin@demo.test');
	const { redirectUri } = (await admin('GET', '/v1/integrations/single-sign-on/configuration')).data;
	const anbieter = Object.assign(await starteAnbieter(redirectUri), issuer && { issuer });
	const richteEin = (felder: object = {}) =>
		admin('POST', '/v1/integrations/single-sign-on/configuration', {
			issuer: anbieter.issuer,
			clientId: CLIENT.id,
			clientSecret: CLIENT.secret,
			domains: ['demo.test'],
			label: 'Musterkonto',
			aktiv: true,
			...felder,
		});
	expect((await richteEin()).status).toBe(200);
	return {
		...t,
		anbieter,
		admin,
		richteEin,
		browser: () => new Browser(t, anbieter),
		async angemeldet(login) {
			const browser = new Browser(t, anbieter);
			expect((await browser.meldeMitKennwort(login)).status).toBe(200);
			return browser;
		},
		async verbinde(email, subject) {
			const { id } = (await kontoZurEmail(db, email)) ?? expect.fail();
			await verbindeIdentitaet(db, id, { issuer: anbieter.issuer, subject }).execute();
		},
		zeilen: async <T extends object>(sql: string) => (await pool.query<T>(sql)).rows,
		async stop() {
			await anbieter.stop();
			await t.stop();
		},
	};
}

export const angabenIn = (ort: string): URLSearchParams => new URL(ort, 'http://portal').searchParams;

/** A browser: what the portal and the provider have put into it. */
export class Browser {
	readonly #portal = new Map<string, string>();
	readonly #anbieter = new Map<string, string>();
	readonly #t: Testportal;
	readonly #issuer: string;

	constructor(t: Testportal, { issuer }: Anbieter) {
		this.#t = t;
		this.#issuer = issuer;
	}

	get portalCookies(): ReadonlyMap<string, string> {
		return this.#portal;
	}

	async frage(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, kopf: object = {}): Promise<Antwort> {
		const headers = { ...kopf, ...(method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' }) };
		const cookies = Object.fromEntries(this.#portal);
		const antwort = await inject(this.#t.app, { method, url, cookies, headers, ...(body ? { payload: body } : {}) });
		for (const { name, value } of antwort.roh.cookies) {
			if (value) this.#portal.set(name, value);
			else this.#portal.delete(name);
		}
		return antwort;
	}

	/** Where a page of the portal sends it. */
	async folge(url: string): Promise<string> {
		const { status, roh } = await this.frage('GET', url);
		expect([status, roh.headers['cache-control']]).toEqual([302, 'no-store']);
		return String(roh.headers.location);
	}

	brichAuf(ziel?: string): Promise<string> {
		return this.folge(`${PFAD}/start${ziel === undefined ? '' : `?ziel=${encodeURIComponent(ziel)}`}`);
	}

	/** At the provider, from its first page to where that sends it back to. */
	async beimAnbieter(adresse: string, felder: Record<string, string>): Promise<URL> {
		let url = adresse;
		let init: RequestInit = {};
		for (let schritt = 0; schritt < 8; schritt++) {
			if (!url.startsWith(this.#issuer)) return new URL(url);
			const antwort = await this.#hole(url, init);
			const weiter = antwort.headers.get('location');
			if (weiter) {
				[url, init] = [new URL(weiter, url).href, {}];
			} else {
				const formular = /<form[^>]*>/.exec(await antwort.text())?.[0];
				expect([url, antwort.status, formular]).toEqual([url, 200, expect.stringContaining('post')]);
				const ziel = / action="([^"]+)"/.exec(formular ?? '')?.[1]?.replaceAll('&amp;', '&');
				[url, init] = [new URL(ziel ?? '', url).href, { method: 'POST', body: new URLSearchParams(felder) }];
			}
		}
		throw new Error(`Der Anbieter führt nicht zurück: ${url}`);
	}

	async #hole(url: string, init: RequestInit): Promise<Response> {
		const cookie = [...this.#anbieter].map(([name, wert]) => `${name}=${wert}`).join('; ');
		const antwort = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
		for (const gesetzt of antwort.headers.getSetCookie()) {
			const [, name = '', wert = ''] = /^([^=]+)=([^;]*)/.exec(gesetzt) ?? [];
			if (wert) this.#anbieter.set(name, wert);
			else this.#anbieter.delete(name);
		}
		return antwort;
	}

	kehreZurueck({ pathname, search }: URL): Promise<string> {
		return this.folge(`${pathname}${search}`);
	}

	async melde(konto: string, ziel?: string): Promise<string> {
		const felder = { konto, username: konto, password: konto };
		return this.kehreZurueck(await this.beimAnbieter(await this.brichAuf(ziel), felder));
	}

	meldeMitKennwort(login: string): Promise<Antwort> {
		return this.frage('POST', '/api/v1/auth/login', { login, password: DEMO_KENNWORT });
	}

	/** The address of who is signed in; otherwise the status of the refusal. */
	async wer(): Promise<string | number> {
		const { status, data } = await this.frage('GET', '/api/v1/auth/check');
		return status === 200 ? (data as { user: { email: string } }).user.email : status;
	}
}
