import { randomInt } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { starteChromium } from '#scripts/chromium.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { KEIM, oft } from '#scripts/test/keim.ts';
import { stelleUhr, vorsprungMs } from '#scripts/test/uhr.ts';

interface EigenesPortal {
	readonly adresse: string;
	raeumeAuf(): Promise<void>;
}

let eigenes: EigenesPortal | undefined;

/** From here on the file is at a portal of its own, which ends with it. */
export async function beziehe<T extends EigenesPortal>(portal: Promise<T>): Promise<T> {
	const bezogen = await portal;
	eigenes = bezogen;
	return bezogen;
}

/**
 * Address of the portal that the files of this worker share, if not of the file's own; what one of them changes another
 * must not rely on. `PORTAL_URL` names one that runs already, to try a walk by hand.
 */
export function portalAdresse(): string {
	const adresse = eigenes?.adresse ?? process.env.PORTAL_URL ?? process.env[`PORTAL_URL_${process.env.VITEST_POOL_ID}`];
	if (!adresse) throw new Error('PORTAL_URL fehlt: das Portal läuft nicht');
	return adresse;
}

let gestartet: Promise<Browser> | undefined;

/** The browser of this worker: started with its first file, ended with its process. */
async function browser(): Promise<Browser> {
	if (gestartet && !(await gestartet).isConnected()) gestartet = undefined;
	gestartet ??= starteChromium();
	return await gestartet;
}

/** A person at a page: its cookies, its storage and its address are nobody else's. */
interface Platz {
	readonly page: Page;
	/** What is known on a page that nobody has put anything into. */
	readonly anfangs: string;
	/** The portal it is at. */
	readonly adresse: string;
	/** Made to somebody's wishes, it is nobody else's afterwards. */
	readonly eigen: boolean;
}

const BESETZT = new Map<BrowserContext, Platz>();
const FREI: Platz[] = [];
/** As many people as most walks have; each is a process of the browser. */
const FREIE_HOECHSTENS = 4;

const WIE_ALLE = {
	locale: 'de-DE',
	timezoneId: 'Europe/Berlin',
	colorScheme: 'light',
	reducedMotion: 'reduce',
	viewport: { width: 1440, height: 900 },
} as const;

/** A page of the portal's that loads nothing: a browser that stays at the address keeps what it has made of the code. */
const RUHESITZ = '/robots.txt';

/** A page on which nobody has been, of somebody nobody knows. */
export async function oeffne(anders?: BrowserContextOptions): Promise<Page> {
	const adresse = portalAdresse();
	const frei = anders ? -1 : FREI.findIndex((platz) => platz.adresse === adresse);
	const [platz = await richteEin(adresse, anders)] = frei < 0 ? [] : FREI.splice(frei, 1);
	const context = platz.page.context();
	BESETZT.set(context, platz);
	beobachte(context);
	// From the first moment on: told only when the button is pressed, a busy machine tells the browser too late.
	const horche = (page: Page) => page.on('filechooser', () => undefined);
	context.on('page', horche);
	horche(platz.page);
	// Everybody comes from an address of their own: what one does too often is no other's affair.
	await context.setExtraHTTPHeaders({ 'x-forwarded-for': neueAdresse() });
	return platz.page;
}

async function richteEin(adresse: string, anders?: BrowserContextOptions): Promise<Platz> {
	const context = await (await browser()).newContext({ baseURL: adresse, ...WIE_ALLE, ...anders });
	// Long enough for a machine that does something else beside.
	context.setDefaultTimeout(30_000);
	await context.addInitScript(stelleUhr, vorsprungMs());
	await context.addInitScript(uebersieheEcke);
	const page = await context.newPage();
	if (anders) return { page, anfangs: '', adresse, eigen: true };
	await page.goto(RUHESITZ);
	return { page, anfangs: await bekanntes(page), adresse, eigen: false };
}

/** Names and clock of a page: what a test has put into it for all that comes shows there. */
const bekanntes = (page: Page): Promise<string> =>
	page.evaluate(() => [...Object.getOwnPropertyNames(globalThis), String(setTimeout)].join());

/** Its person goes and leaves nothing behind. The next one finds the code of the portal loaded, as in a browser of long use. */
export async function schliesse(page: Page): Promise<void> {
	const context = page.context();
	const platz = BESETZT.get(context);
	BESETZT.delete(context);
	const freie = FREI.filter(({ adresse }) => adresse === platz?.adresse).length;
	const bleibt = platz && !platz.eigen && freie < FREIE_HOECHSTENS;
	if (bleibt && (await raeumt(platz).catch(() => false))) FREI.push(platz);
	else await context.close();
}

/** What a file has opened, and its own portal, end with it. */
export async function verlasse(): Promise<void> {
	for (const { page } of [...BESETZT.values()]) await schliesse(page);
	if (!eigenes) return;
	const { adresse } = eigenes;
	for (const platz of FREI.filter((frei) => frei.adresse === adresse)) {
		FREI.splice(FREI.indexOf(platz), 1);
		await platz.page.context().close();
	}
	const zuEnde = eigenes;
	eigenes = undefined;
	await zuEnde.raeumeAuf();
}

/** What tests listen to; the library itself listens to others. */
const GEHOERT = [
	...['page', 'console', 'pageerror', 'dialog', 'filechooser', 'download', 'popup'],
	...['request', 'response', 'requestfinished', 'requestfailed'],
];

/** Whether the page is as it was at the beginning. */
async function raeumt({ page, anfangs }: Platz): Promise<boolean> {
	const context = page.context();
	if (page.isClosed()) return false;
	await Promise.all([context, page].map((was) => was.unrouteAll({ behavior: 'ignoreErrors' })));
	for (const andere of context.pages().filter((seite) => seite !== page)) await andere.close();
	for (const ereignis of GEHOERT) for (const was of [context, page]) was.removeAllListeners(ereignis);
	await context.setOffline(false);
	await page.goto(RUHESITZ);
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await context.clearCookies();
	await context.clearPermissions();
	await page.setViewportSize(WIE_ALLE.viewport);
	const { colorScheme, reducedMotion } = WIE_ALLE;
	await page.emulateMedia({ colorScheme, reducedMotion, media: null });
	await page.mouse.move(0, 0);
	return (await bekanntes(page)) === anfangs;
}

/** Until it is moved, the pointer of a new page lies in the corner, on the way to the start page: nobody means to go. */
function uebersieheEcke(): void {
	// In the frame of a mail nothing may run, and the browser complains of what tries to.
	if (window !== window.top) return;
	for (const art of ['mouseover', 'mousemove', 'pointerover', 'pointermove'] as const) {
		const nicht = (ereignis: MouseEvent) => {
			if (ereignis.clientX === 0 && ereignis.clientY === 0) ereignis.stopImmediatePropagation();
		};
		window.addEventListener(art, nicht, true);
	}
}

const neueAdresse = () => `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;

/** What a browser still waits for, and since when for nothing more. */
const VERKEHR = new WeakMap<BrowserContext, { readonly offen: Set<Request>; ruhigSeit: number }>();

function beobachte(context: BrowserContext): void {
	const verkehr = { offen: new Set<Request>(), ruhigSeit: Date.now() };
	const beendet = (anfrage: Request) => {
		verkehr.offen.delete(anfrage);
		verkehr.ruhigSeit = Date.now();
	};
	context.on('request', (anfrage) => verkehr.offen.add(anfrage));
	context.on('requestfinished', beendet);
	context.on('requestfailed', beendet);
	VERKEHR.set(context, verkehr);
}

/** Long enough for the page to ask for the next thing. */
const RUHE_MS = 120;

/** Nothing is under way any more and what came is painted: sooner than the browser's own half second of silence. */
export async function ruhig(page: Page): Promise<void> {
	const verkehr = VERKEHR.get(page.context());
	if (!verkehr) return page.waitForLoadState('networkidle');
	const frist = Date.now() + 5_000;
	const istRuhig = async () =>
		verkehr.offen.size === 0 && Date.now() - verkehr.ruhigSeit >= RUHE_MS && (await hatNichtsVor(page));
	while (!(await istRuhig())) {
		// What a page asked for and left behind by going elsewhere never ends: the browser itself knows better.
		if (Date.now() > frist) {
			await page.waitForLoadState('networkidle').catch(async ({ message }: Error) => {
				const offen = [...verkehr.offen].map((anfrage) => `${anfrage.method()} ${anfrage.url()}`);
				throw new Error(`${message}\nEs fehlt noch: ${offen.join(', ') || 'nichts'}\n${await anblick(page)}`);
			});
			verkehr.offen.clear();
			break;
		}
		await warte(20);
	}
	await page.evaluate(() => new Promise((gemalt) => requestAnimationFrame(() => requestAnimationFrame(gemalt))));
}

/** The client itself is where it wants to be and waits for no answer: what it is about to ask shows no request yet. */
const hatNichtsVor = (page: Page): Promise<boolean> =>
	page
		.evaluate(() => {
			const router = (globalThis as unknown as Partial<Drinnen>).__TSR_ROUTER__;
			if (!router) return true;
			const { status, location, resolvedLocation } = router.state;
			const istDa = status === 'idle' && resolvedLocation?.href === location.href;
			return istDa && router.options.context.queryClient.isFetching() === 0;
		})
		// It is just being left for another one.
		.catch(() => false);

/** Signs in by the login page and ends where it leads. */
export async function melde(page: Page, login: string, kennwort = DEMO_KENNWORT): Promise<void> {
	if (!page.url().includes('/login')) await page.goto('/login');
	await page.getByRole('textbox', { name: 'Benutzername (E-Mail)' }).fill(login);
	await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(kennwort);
	await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Signs a browser in without its login page, which `melde` goes through. */
export async function gibSitzung(page: Page, login: string): Promise<void> {
	const adresse = portalAdresse();
	const antwort = await page.request.post(`${adresse}/api/v1/auth/login`, {
		headers: { origin: adresse },
		data: { login, password: DEMO_KENNWORT },
	});
	expect(antwort.status(), login).toBe(200);
}

/** A page of somebody signed in; it stands nowhere yet unless `pfad` says where. */
export async function alsBenutzer(login: string, pfad?: string): Promise<Page> {
	const page = await oeffne();
	await gibSitzung(page, login);
	if (pfad) await page.goto(pfad);
	return page;
}

/** What the page asks of the API as its own user, by the cookies of the browser. */
export async function frage<T>(page: Page, pfad: string): Promise<T> {
	const antwort = await page.request.get(`${portalAdresse()}/api${pfad}`);
	expect(antwort.status(), pfad).toBe(200);
	return ((await antwort.json()) as { data: T }).data;
}

/** What is sent as the page's own user, by the cookies of the browser. */
export async function sende<T>(
	page: Page,
	methode: 'post' | 'put' | 'delete',
	pfad: string,
	data?: object,
): Promise<T> {
	const adresse = portalAdresse();
	const antwort = await page.request[methode](`${adresse}/api${pfad}`, { headers: { origin: adresse }, data });
	expect(antwort.ok(), `${pfad}: ${await antwort.text()}`).toBe(true);
	return antwort.status() === 204 ? (undefined as T) : ((await antwort.json()) as { data: T }).data;
}

/** The page has its heading and nothing of it is still loading. */
export async function fertig(page: Page, ueberschrift?: string | RegExp): Promise<void> {
	const titel = page.getByRole('heading', { level: 1, ...(ueberschrift ? { name: ueberschrift } : {}) });
	await titel
		.first()
		.waitFor()
		.catch(async (fehler: Error) => {
			throw new Error(`${fehler.message}\n${await anblick(page)}`);
		});
	await ruhig(page);
}

/** The page says that it has saved; "nicht gespeichert" doesn't count as said. */
export async function gespeichert(page: Page): Promise<void> {
	await page.getByText('Gespeichert', { exact: true }).first().waitFor();
}

/** To another page the way a link of this one leads there: what the browser has loaded stays. */
export async function wechsle(page: Page, ziel: string): Promise<void> {
	await page.evaluate(async (href) => {
		await (globalThis as unknown as Drinnen).__TSR_ROUTER__.navigate({ href });
	}, ziel);
	// The address changes before the page does.
	await page.waitForFunction(() => {
		const { status, location, resolvedLocation } = (globalThis as unknown as Drinnen).__TSR_ROUTER__.state;
		return status === 'idle' && resolvedLocation?.href === location.href;
	});
}

/** What the client's router tells its developer tools. */
interface Drinnen {
	readonly __TSR_ROUTER__: {
		readonly state: {
			readonly status: string;
			readonly location: { readonly href: string };
			readonly resolvedLocation?: { readonly href: string };
		};
		readonly options: { readonly context: { readonly queryClient: { isFetching(): number } } };
		navigate(wohin: { readonly href: string }): Promise<void>;
	};
}

/** What somebody would see instead of what was expected. */
async function anblick(page: Page): Promise<string> {
	const text = await page
		.locator('body, main')
		.last()
		.ariaSnapshot({ timeout: 1_000 })
		.catch(() => 'keine Seite');
	return `Zu sehen unter ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 1_500)}`;
}

/** Those of axe's rules that a change of colours alone can break, half of what it takes. */
const FARBREGELN = ['color-contrast', 'link-in-text-block'] as const;

/** By all rules, only by those of colours, or by those only where it is their turn: one in three, in the long run all. */
type Regeln = 'ALLE' | 'FARBEN' | 'REIHUM';

let gesehen = KEIM;
const farbenSindDran = (): boolean => gesehen++ % oft(3, 1) === 0;

/** A document says how it is built before its words lie there, which that means; what can't be shown says so itself. */
function dokumenteLiegenDa(): boolean {
	const jedes = (was: string, hat: string) => [...document.querySelectorAll(was)].every((e) => e.querySelector(hat));
	return (
		jedes('.react-pdf__Document', '.react-pdf__Page, .react-pdf__message--error') &&
		jedes('.react-pdf__Page', 'canvas') &&
		jedes('.react-pdf__Page .textLayer', '.endOfContent')
	);
}

/**
 * What axe finds wrong, each with the places where it stands. Colours are chosen once for all pages, and looked at on
 * each of them (barrierefrei.e2e.ts). Where a dialog is open it is looked at alone: the page beneath was, or is,
 * without one, and takes most of the time.
 */
export async function barrieren(page: Page, regeln: Regeln = 'REIHUM'): Promise<string[]> {
	const mitFarben = regeln === 'ALLE' || farbenSindDran();
	// What stands over a page that still loads is no page yet.
	await page.locator('h1').first().waitFor({ state: 'attached' });
	await page.waitForFunction(dokumenteLiegenDa);
	const isDa = await page.evaluate(() => 'axe' in globalThis);
	// Evaluated, not added as a script: the portal's own policy forbids foreign scripts.
	if (!isDa) await page.evaluate(axe.source);
	const nur: RunOptions =
		regeln === 'FARBEN'
			? { runOnly: [...FARBREGELN] }
			: { rules: Object.fromEntries(FARBREGELN.map((regel) => [regel, { enabled: mitFarben }])) };
	const ergebnis: AxeResults = await page.evaluate((nur) => {
		const { axe: drinnen } = globalThis as unknown as { axe: typeof axe };
		const offene = [...document.querySelectorAll('[role=dialog]')].filter((f) => f.getClientRects().length > 0);
		return drinnen.run(offene.at(-1) ?? document, {
			resultTypes: ['violations'],
			// Reading all style sheets again takes half of the time, for one rule that the check of the sources holds.
			preload: false,
			...nur,
		});
	}, nur);
	return ergebnis.violations.flatMap(({ id, help, nodes }) =>
		nodes.map((n) => `${id}: ${help} – ${n.target.join(' ')} ${n.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
	);
}

/** Messages and errors of the page that nobody expects. */
export function lausche(page: Page): string[] {
	const stoerungen: string[] = [];
	page.on('pageerror', (fehler) => stoerungen.push(`Fehler: ${fehler.message}`));
	page.on('console', (meldung) => {
		// A refused call is told to the user by the page; the browser notes it here as well.
		if (meldung.type() === 'error' && !/the server responded with a status of 4\d\d/.test(meldung.text())) {
			stoerungen.push(`Konsole: ${meldung.text()}`);
		}
	});
	return stoerungen;
}

/** The dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Chooses an option of a list by the name it is read with. */
export async function waehle(page: Page | Locator, feld: string, wert: string): Promise<void> {
	await page.getByRole('combobox', { name: feld }).click();
	const seite = 'page' in page ? page.page() : page;
	await seite.getByRole('option', { name: wert, exact: true }).click();
}
