import { randomUUID } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { PERSON } from '#api/tests/test-mandant.fixture.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { DEMO_KENNWORT } from '../seed/demo.ts';
import type { Api, Betrieb } from './betrieb.ts';
import { ARTEN, type Art, adresse, type Buch } from './buch.ts';

const SCHREIBER = 8;
const PAUSE_MS = 80;
/** So long a call may take to be answered, and a write to be done at last. */
const ANTWORT_MS = 10_000;
const GEDULD_MS = 120_000;
const TOKEN_MS = 5 * 60_000;

interface Antwort {
	readonly status: number;
	readonly inhalt: { readonly data?: { readonly id?: string; readonly token?: string } };
}

/** All who call the portal, until they are told to end. */
export class Aufrufer {
	readonly #betrieb: Betrieb;
	readonly #buch: Buch;
	readonly #laufende: Promise<void>[] = [];
	readonly #token = new Map<string, { readonly wert: Promise<string>; readonly seit: number }>();
	#akten: readonly string[] = [];
	#endet = false;
	/** So many read all the time. */
	leser = 4;

	constructor(betrieb: Betrieb, buch: Buch) {
		this.#betrieb = betrieb;
		this.#buch = buch;
	}

	/** Writers share five files, so that they collide. */
	async beginne(): Promise<void> {
		const akten = [];
		for (let nr = 0; nr < 5; nr++) akten.push((await this.#schreibe('AKTE')) ?? '');
		if (akten.includes('')) throw new Error(`Es lässt sich nichts schreiben: ${this.#buch.befunde[0]}`);
		this.#akten = akten;
		haengeAn(
			this.#laufende,
			Array.from({ length: SCHREIBER }, (_, nr) => this.#schreibeImmerzu(nr)),
		);
		this.#laufende.push(this.#leseImmerzu());
	}

	async beende(): Promise<void> {
		this.#endet = true;
		await Promise.all(this.#laufende);
	}

	async #schreibeImmerzu(nr: number): Promise<void> {
		for (let mal = nr; !this.#endet; mal++) {
			await this.#schreibe(ARTEN[mal % ARTEN.length] ?? 'BEMERKUNG');
			await warte(Math.random() * 2 * PAUSE_MS);
		}
	}

	async #leseImmerzu(): Promise<void> {
		const lesende = new Set<Promise<void>>();
		while (!this.#endet) {
			while (lesende.size < this.leser) {
				const lesend = this.#lies().finally(() => lesende.delete(lesend));
				lesende.add(lesend);
			}
			await Promise.race(lesende);
		}
		await Promise.all(lesende);
	}

	async #lies(): Promise<void> {
		const akte = this.#akten[Math.floor(Math.random() * this.#akten.length)];
		const antwort = await this.#alsAngemeldet('traeger', 'GET', `/api/v1/freiwilliger/${akte}`);
		if (antwort) this.#pruefe(antwort, 200, `GET ${akte}`);
		await warte(antwort?.status === 200 ? 20 : 100);
	}

	/** With one key until it is answered, wherever that is. Returns the id of what is new. */
	async #schreibe(art: Art): Promise<string | undefined> {
		const schreiben = this.#buch.neu(art);
		const { wer, pfad, body } = this.#anfrage(art, schreiben.marke);
		const schluessel = randomUUID();
		for (const ende = Date.now() + GEDULD_MS; Date.now() < ende; ) {
			const antwort = await this.#alsAngemeldet(wer, 'POST', pfad, body, schluessel);
			if (antwort?.status === 201) {
				schreiben.bestaetigt = true;
				return antwort.inhalt.data?.id;
			}
			if (antwort && !this.#pruefe(antwort, 201, `${art} ${JSON.stringify(antwort.inhalt)}`)) return;
			await warte(100 + Math.random() * 200);
		}
		this.#buch.reihe.unbeantwortet += 1;
		this.#buch.halteFest(`${art} ${schreiben.marke} fand in zwei Minuten keine Antwort`);
	}

	#anfrage(art: Art, marke: string): { wer: string; pfad: string; body: object } {
		const [stelle] = this.#betrieb.grundlage.stellen;
		const akte = this.#akten[Math.floor(Math.random() * this.#akten.length)];
		switch (art) {
			case 'AKTE': {
				const wuensche = [{ einsatzortID: stelle?.orte[0] }];
				return {
					wer: 'traeger',
					pfad: '/api/v1/freiwilliger/erfassung',
					body: { ...PERSON, nachname: marke, wuensche },
				};
			}
			case 'BEMERKUNG':
				return { wer: 'traeger', pfad: `/api/v1/freiwilliger/${akte}/historie`, body: { text: marke } };
			case 'EINLADUNG': {
				const body = { email: adresse(marke), vorname: 'Ada', nachname: marke, rollen: ['MA_VERWALTUNG'] };
				return { wer: 'admin', pfad: '/api/v1/user/einladung', body };
			}
		}
	}

	/** What isn't what was asked for may only be that it is to be asked for again. */
	#pruefe({ status, inhalt }: Antwort, erwartet: number, was: string): boolean {
		if (status === erwartet || status === 503 || status === 401) return true;
		this.#buch.reihe.unbeantwortet += 1;
		this.#buch.halteFest(`${was}: ${status} ${JSON.stringify(inhalt)}`);
		return false;
	}

	async #alsAngemeldet(wer: string, methode: string, pfad: string, body?: object, schluessel?: string) {
		const token = await this.token(wer);
		const antwort = token ? await this.#frage(methode, pfad, { token, body, schluessel }) : null;
		if (antwort?.status === 401) this.#token.delete(wer);
		return antwort;
	}

	/** Renewed before it runs out; null: nobody can sign in at the moment. */
	async token(wer: string): Promise<string | null> {
		const bekannt = this.#token.get(wer);
		if (bekannt && Date.now() - bekannt.seit < TOKEN_MS) return bekannt.wert.catch(() => null);
		const wert = this.#melde(wer);
		this.#token.set(wer, { wert, seit: Date.now() });
		return wert.catch(() => {
			this.#token.delete(wer);
			return warte(200, null);
		});
	}

	async #melde(wer: string): Promise<string> {
		const body = { login: `${wer}@demo.test`, password: DEMO_KENNWORT };
		const antwort = await this.#frage('POST', '/api/v1/auth/login', { body });
		const token = antwort?.inhalt.data?.token;
		if (token) return token;
		if (antwort) this.#pruefe(antwort, 200, 'Anmelden');
		throw new Error(`${wer} kann sich nicht anmelden`);
	}

	/**
	 * Asks one of the APIs that are there. Null: it was killed meanwhile, or there is none; nobody can answer then.
	 * Whatever else ends without an answer, or comes too late, is a fault.
	 */
	async #frage(
		methode: string,
		pfad: string,
		{ token, body, schluessel }: { token?: string; body?: object; schluessel?: string },
	): Promise<Antwort | null> {
		const api = einer(this.#betrieb.apis.filter(({ prozess }) => prozess.leben !== null));
		if (!api) return null;
		const leben = api.prozess.leben;
		const { reihe } = this.#buch;
		const beginn = performance.now();
		const headers: Record<string, string> = {};
		if (body) headers['content-type'] = 'application/json';
		if (token) headers.authorization = `Bearer ${token}`;
		if (schluessel) headers['idempotency-key'] = schluessel;
		try {
			const antwort = await fetch(`${api.adresse}${pfad}`, {
				method: methode,
				headers,
				...(body ? { body: JSON.stringify(body) } : {}),
				signal: AbortSignal.timeout(60_000),
			});
			const inhalt = (await antwort.json()) as Antwort['inhalt'];
			const ms = Math.round(performance.now() - beginn);
			if (api.prozess.leben === leben) reihe.laengsteMs = Math.max(reihe.laengsteMs, ms);
			if (antwort.status === 503) reihe.vertroestet += 1;
			const spaeter = antwort.headers.get('retry-after');
			if (ms > ANTWORT_MS || (antwort.status === 503 && !spaeter)) {
				reihe.unbeantwortet += 1;
				this.#buch.halteFest(`${methode} ${pfad}: ${antwort.status} nach ${ms} ms`);
			}
			return { status: antwort.status, inhalt };
		} catch (fehler) {
			if (api.prozess.leben === leben) {
				reihe.unbeantwortet += 1;
				const grund = fehler instanceof Error ? `${fehler.message} ${String(fehler.cause ?? '')}` : String(fehler);
				this.#buch.halteFest(`${methode} ${pfad} an ${api.prozess.name}: ${grund}`);
			}
			return null;
		}
	}
}

const einer = (apis: readonly Api[]): Api | undefined => apis[Math.floor(Math.random() * apis.length)];
