import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendere } from '#domain/vorlagen/rendern.ts';
import { gruppeVon } from '#domain/vorlagen/variablen.ts';
import type { Werte } from '#domain/vorlagen/werte.ts';
import { alsBenutzer, fertig, frage, oeffne, portalAdresse, schliesse } from '../browser.ts';

/** Table of abuses, stored XSS in rich text: templates of mails and documents, full of what runs elsewhere. */

const TREFFER = 'alert(document.domain)';
const LADUNGEN = [
	`<script>${TREFFER}</script>`,
	`</title></style></textarea></script><script>${TREFFER}</script>`,
	`<img src=x onerror=${TREFFER}>`,
	`<svg/onload=${TREFFER}>`,
	`<svg><script>${TREFFER}</script></svg>`,
	`<iframe srcdoc="<script>parent.${TREFFER}</script>"></iframe>`,
	`<iframe src="javascript:parent.${TREFFER}"></iframe>`,
	`<object data="javascript:${TREFFER}"></object>`,
	`<details open ontoggle=${TREFFER}>`,
	`<input autofocus onfocus=${TREFFER}>`,
	`<math><mtext></form><form><mglyph><style></math><img src onerror=${TREFFER}>`,
	`<a href="javascript:${TREFFER}">Klick</a>`,
	`[Klick](javascript:${TREFFER})`,
	`[Klick](https://x.test"onmouseover="${TREFFER})`,
	`**<img src=x onerror=${TREFFER}>**`,
	`" autofocus onfocus="${TREFFER}`,
	`'><img src=x onerror=${TREFFER}>`,
	`<base href="https://boese.test/">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${TREFFER}">`,
	`<link rel=stylesheet href="https://boese.test/x.css">`,
	`&lt;script&gt;${TREFFER}&lt;/script&gt;`,
	`${TREFFER}//\\u003cscript\\u003e`,
];
const SCHLUESSEL = 'DOKUMENT_ANFORDERUNG';
const PFAD = `/v1/stammdaten/mailtemplate/${SCHLUESSEL}`;

interface Vorlage {
	readonly betreff: string;
	readonly inhalt: string;
	readonly isAktiv: boolean;
	readonly zusatzEmpfaenger: readonly string[];
	readonly platzhalter: readonly string[];
}

let admin: Page;
let vorher: Vorlage;
const dialoge: string[] = [];
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
	vorher = await frage<Vorlage>(admin, PFAD);
	horche(admin);
});
afterAll(async () => {
	await setze(vorher);
});

function horche(page: Page): void {
	page.on('dialog', (dialog) => {
		dialoge.push(`${page.url()}: ${dialog.message()}`);
		void dialog.dismiss();
	});
}
const sende = (methode: 'put' | 'post', pfad: string, data: object) =>
	admin.request[methode](`${portalAdresse()}/api${pfad}`, { data, headers: { origin: portalAdresse() } });
const setze = ({ betreff, inhalt, isAktiv, zusatzEmpfaenger }: Vorlage) =>
	sende('put', PFAD, { betreff, inhalt, isAktiv, zusatzEmpfaenger });

/** What could run or load something, by what it is or by what it says. */
const GEFAEHRLICH = `(() => {
	const alle = [...document.querySelectorAll('*')];
	const arten = ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'svg', 'BASE', 'LINK', 'FORM', 'INPUT', 'DETAILS', 'IMG'];
	const elemente = alle.filter((e) => arten.includes(e.tagName) || e.matches('meta[http-equiv=refresh i]')).map((e) => e.tagName);
	const attribute = alle.flatMap((e) => [...e.attributes].filter((a) => a.name.startsWith('on') || /^\\s*javascript:/i.test(a.value)).map((a) => a.name));
	return [...elemente, ...attribute];
})()`;

/** A mail client that keeps nothing back: no policy, no sandbox. */
async function imPostfach(html: string): Promise<unknown> {
	const page = await oeffne({});
	horche(page);
	try {
		await page.setContent(html);
		for (const link of await page.locator('a').all()) {
			await link.dispatchEvent('mouseover');
			await expect.poll(() => link.getAttribute('href')).toMatch(/^https?:\/\//);
		}
		return await page.evaluate(GEFAEHRLICH);
	} finally {
		await schliesse(page);
	}
}

test('a mail of nothing but payloads, in its template and in its values, is harmless text', async () => {
	const kontext = [...new Set(vorher.platzhalter.map(gruppeVon))];
	const namen = vorher.platzhalter.filter((name) => !name.includes('link') && name !== 'mandant.url');
	const vorlage = { key: SCHLUESSEL, kontext, betreff: 'x' };
	const werteVon = (ladung: string): Werte =>
		new Map([
			...namen.map((name) => [name, name.endsWith('.liste') ? [ladung, ladung] : ladung] as const),
			['mandant.url', 'https://portal.test'],
		]);
	for (const ladung of LADUNGEN) {
		const platzhalter = namen.filter((name) => !name.endsWith('.liste')).map((name) => `{{ ${name} }}`);
		const listen = namen.filter((name) => name.endsWith('.liste')).map((name) => `{{ ${name} }}`);
		const inhalt = [ladung, `> ${ladung}`, ...platzhalter, ...listen].join('\n\n');
		const { html } = rendere({ ...vorlage, betreff: ladung, inhalt }, werteVon(ladung), '#123456');
		expect([ladung, await imPostfach(html)]).toEqual([ladung, []]);
	}
	expect(dialoge).toEqual([]);
}, 60_000);

test('the same payloads do run where nobody keeps them from it', async () => {
	const page = await oeffne({});
	const gehoert: string[] = [];
	page.on('dialog', (dialog) => {
		gehoert.push(dialog.message());
		void dialog.dismiss();
	});
	await page.setContent(LADUNGEN.slice(0, 4).join('\n'));
	await expect.poll(() => gehoert.length).toBeGreaterThan(2);
	expect(await page.evaluate(GEFAEHRLICH)).toContain('onerror');
	await page.close();
});

test('the pages that show templates of mails run nothing of them', async () => {
	const boese = { ...vorher, betreff: `<img src=x onerror=${TREFFER}>`, inhalt: LADUNGEN.join('\n\n') };
	expect((await setze(boese)).status()).toBe(200);
	await admin.goto('/admin/system/mails');
	await fertig(admin);
	await admin.goto(`/admin/system/mails/${SCHLUESSEL}`);
	await fertig(admin);
	await admin.locator('iframe').first().waitFor();
	expect(dialoge).toEqual([]);
}, 60_000);

test('nor do those of documents', async () => {
	const felder = {
		bezeichnung: `<img src=x onerror=${TREFFER}>`,
		beschreibung: LADUNGEN.join('\n\n'),
		nutzungsart: 'GESTELLT',
		vorlageText: LADUNGEN.join('\n\n'),
		tags: [`<svg/onload=${TREFFER}>`],
	};
	const antwort = await sende('post', '/v1/dokumentspec', felder);
	expect([antwort.status(), await antwort.text()]).toEqual([201, expect.any(String)]);
	const { id } = ((await antwort.json()) as { data: { id: string } }).data;
	try {
		for (const pfad of ['/admin/dokumentencenter', `/admin/dokumentencenter/${id}`]) {
			await admin.goto(pfad);
			await fertig(admin);
			await admin.getByText('onerror').first().waitFor();
		}
		for (const reiter of await admin.getByRole('tab').all()) {
			await reiter.click();
			await fertig(admin);
		}
		expect(dialoge).toEqual([]);
	} finally {
		await admin.request.delete(`${portalAdresse()}/api/v1/dokumentspec/${id}`, {
			headers: { origin: portalAdresse() },
		});
	}
}, 60_000);
