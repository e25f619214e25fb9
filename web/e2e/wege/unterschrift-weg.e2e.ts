import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { gueltigLautPkijs, siegelinhalt } from '#commands/pdf/siegel/pruefe-siegel.fixture.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { startePortal } from '#scripts/test/portal.ts';
import {
	alsBenutzer,
	barrieren,
	beziehe,
	fertig,
	frage,
	lausche,
	melde,
	oeffne,
	ruhig,
	schliesse,
	sende,
} from '../browser.ts';
import { linkAus } from '../post.ts';

/** A contract signed by four parties in four browsers: the last signature concludes it. */

const VORLAGE = 'Vereinbarung Vierfach';

let admin: Page;
let traeger: Page;
let verein: Page;
let freiwillige: Page;
let stoerungen: string[];
let akteID: string;
let dokumentID: string;
let pdf: Buffer;

beforeAll(async () => {
	// A contract that everybody needs would hold up the walks of the other files.
	await beziehe(startePortal());
	admin = await alsBenutzer('admin@demo.test');
	traeger = await alsBenutzer('traeger@demo.test');
	verein = await alsBenutzer('verein@demo.test');
	freiwillige = await oeffne();
	await melde(freiwillige, 'freiwillig@demo.test');
	await fertig(freiwillige);
	stoerungen = [traeger, verein, freiwillige].flatMap(lausche);
}, 120_000);

interface Akte {
	status: number;
	wuensche: { id: string; status: number }[];
}
const akte = () => frage<Akte>(traeger, `/v1/freiwilliger/${akteID}`);

/** Reads to the end, types the name unless he is signed in, agrees and signs. */
async function unterschreibe(page: Page, name: string | null): Promise<void> {
	await page.getByRole('heading', { level: 1, name: /^Guten Tag/ }).waitFor();
	const absenden = page.getByRole('button', { name: 'Rechtsverbindlich unterschreiben' });
	await expect.poll(() => absenden.isDisabled()).toBe(true);
	const papier = page.getByRole('region', { name: `Dokument: ${VORLAGE}` });
	const zumEnde = async () => {
		await papier.press('End');
		return page.getByText('Sie haben das Dokument bis zum Ende gelesen.').isVisible();
	};
	await expect.poll(zumEnde, { timeout: 30_000 }).toBe(true);
	await page.getByText('Tippen', { exact: true }).click();
	const namensfeld = page.getByRole('textbox', { name: 'Vor- und Nachname' });
	if (name === null) await expect.poll(() => namensfeld.count()).toBe(0);
	else await namensfeld.fill(name);
	await page.getByRole('checkbox', { name: /einverstanden/ }).check();
	await absenden.click();
	await page.getByRole('heading', { name: 'Vielen Dank, Ihre Unterschrift ist angekommen.' }).waitFor();
}

/** Staff signs from the list of what waits for them. */
async function unterschreibeAusListe(page: Page): Promise<void> {
	await page.goto('/admin/unterschriften');
	await fertig(page, 'Unterschriften');
	await page
		.getByRole('row', { name: VORLAGE })
		.getByRole('link', { name: /^Unterschreiben/ })
		.click();
	await unterschreibe(page, null);
}

/** The document as the Traeger gets it out of the file. */
async function ladeHerunter(): Promise<Buffer> {
	await traeger.goto(`/admin/freiwillige/${akteID}/akte`);
	await ruhig(traeger);
	await traeger
		.getByRole('row', { name: VORLAGE })
		.getByRole('button', { name: /^Weitere/ })
		.click();
	const [download] = await Promise.all([
		traeger.waitForEvent('download'),
		traeger.getByRole('menuitem', { name: 'Herunterladen', exact: true }).click(),
	]);
	return readFile(await download.path());
}

describe('the contract of a minor', () => {
	it('is agreed on with the site, on a template the Traeger publishes', async () => {
		({ freiwilligerID: akteID } = (
			await frage<{ user: { freiwilligerID: string } }>(freiwillige, '/v1/auth/check')
		).user);
		const { id: spec } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', {
			bezeichnung: VORLAGE,
			nutzungsart: 'GESTELLT',
			vorlageText: '# Vereinbarung\n\nzwischen {{ mandant.bezeichnung }} und {{ freiwilliger.name }}',
			isVertragsrelevant: true,
			signaturparteien: ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'],
			...{ signaturform: 'EINFACH', signaturgrund: 'Beschluss des Vorstands' },
			stufen: [{ abStatus: 3000, stufe: 'UEBERPRUEFUNG' }],
		});
		await traeger.goto(`/admin/dokumentencenter/${spec}`);
		await fertig(traeger, VORLAGE);
		await traeger.getByRole('button', { name: 'Veröffentlichen …' }).click();
		await traeger.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
		await traeger.getByText('10 (Veröffentlicht)').first().waitFor();

		await sende(traeger, 'post', `/v1/freiwilliger/${akteID}/erziehungsberechtigte`, {
			...{ art: 'MUTTER', isUnterschriftErforderlich: true, isAlleinigesSorgerecht: true },
			...{ vorname: 'Britta', nachname: 'Hoffmann', email: 'britta@unterschrift.test' },
		});
		const { heute } = await frage<{ heute: string }>(traeger, '/v1/system/info');
		const vertragsbeginn = `${addiereMonate(heute, 1).slice(0, 7)}-01`;
		const vertragsende = addiereTage(addiereMonate(vertragsbeginn, 6), -1);
		const wunsch = (await akte()).wuensche.find((w) => w.status === 3000)?.id;
		await sende(verein, 'post', `/v1/freiwilliger/wunsch/${wunsch}/einigung`, { vertragsbeginn, vertragsende });
		expect((await akte()).status).toBe(2800);
		const pfad = `/v1/freiwilliger/${akteID}/dokumente/direkt?dokumentID=${spec}`;
		({ id: dokumentID } = await sende<{ id: string }>(traeger, 'post', pfad));
	});

	it('is signed by the volunteer and a guardian, each behind the link of a mail', { timeout: 120_000 }, async () => {
		await freiwillige.goto(await linkAus(admin, 'UNTERSCHRIFT_ANGEFORDERT', 'freiwillig@demo.test'));
		await unterschreibe(freiwillige, 'Lena Marie Hoffmann');
		const eltern = await oeffne();
		stoerungen.push(...lausche(eltern));
		await eltern.goto(await linkAus(admin, 'UNTERSCHRIFT_ANGEFORDERT', 'britta@unterschrift.test'));
		await eltern.getByText('jetzt Sie').waitFor();
		await unterschreibe(eltern, 'Britta Hoffmann');
		await schliesse(eltern);
	});

	it('shows beside its terms who has signed, and whose turn it is', async () => {
		await traeger.goto(`/admin/freiwillige/${akteID}/vertrag`);
		await ruhig(traeger);
		const unterschriften = traeger.getByRole('region', { name: 'Unterschriften' });
		await unterschriften.getByText('2 von 4', { exact: true }).waitFor();
		await unterschriften.getByText(/^Erziehungsberechtigte Person, unterschrieben am/).waitFor();
		await unterschriften.getByText(/an der Reihe/).waitFor();
		await unterschriften.getByRole('button', { name: /^Erinnern: / }).waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await traeger.getByRole('button', { name: `PDF ansehen: ${VORLAGE}` }).click();
		const papier = traeger.getByRole('dialog', { name: VORLAGE });
		await papier
			.getByText(/^\d+ Seiten?/)
			.first()
			.waitFor();
		await papier.getByRole('button', { name: 'Schließen' }).last().click();
	});

	it('is signed by the site and the Traeger from their lists, and concluded by itself', {
		timeout: 120_000,
	}, async () => {
		await unterschreibeAusListe(verein);
		expect((await akte()).status).toBe(2800);
		await unterschreibeAusListe(traeger);
		await traeger.getByText('Damit haben alle unterschrieben.').waitFor();
		// Once the worker has sealed it.
		await expect.poll(async () => (await akte()).status, { timeout: 30_000 }).toBe(3000);
		await traeger.goto(`/admin/freiwillige/${akteID}`);
		await ruhig(traeger);
		await traeger.getByText('3000 (Vertragsabschluss)').first().waitFor();
	});

	it('is a sealed file with a page of the signatures', { timeout: 60_000 }, async () => {
		const isBesiegelt = async () =>
			(await frage<{ isBesiegelt: boolean }>(traeger, `/v1/freiwilliger/dokumente/${dokumentID}`)).isBesiegelt;
		await expect.poll(isBesiegelt, { timeout: 30_000 }).toBe(true);
		pdf = await ladeHerunter();
		const siegel = siegelinhalt(pdf);
		expect(siegel.ganz).toBe(true);
		expect(await gueltigLautPkijs(siegel)).toBe(true);
		const texte = await seitentexte(pdf);
		expect(texte[0]).toContain('Lena Marie Hoffmann');
		const { vorname, nachname } = await frage<{ vorname: string; nachname: string }>(verein, '/v1/user/me');
		for (const name of ['Lena Marie Hoffmann', 'Britta Hoffmann', `${vorname} ${nachname}`, 'Sabine Koch'])
			expect(texte.slice(1).join('\n')).toContain(name);
	});

	it('is checked by anybody: by the number its code leads here with, and by the file', async () => {
		const gast = await oeffne();
		stoerungen.push(...lausche(gast));
		const { pruefnummer } = await frage<{ pruefnummer: string }>(traeger, `/v1/freiwilliger/dokumente/${dokumentID}`);
		await gast.goto(`/pruefen#${pruefnummer}`);
		await gast.getByRole('heading', { name: 'Ausgestellt und gültig' }).waitFor();
		const lege = (buffer: Buffer) =>
			gast.locator('input[type=file]').setInputFiles({ name: 'Papier.pdf', mimeType: 'application/pdf', buffer });
		await lege(pdf);
		await gast.getByRole('heading', { name: 'Echt, unverändert und gültig' }).waitFor();
		await gast.getByText(VORLAGE, { exact: true }).waitFor();
		expect(await barrieren(gast)).toEqual([]);
		await lege(Buffer.concat([pdf, Buffer.from('%')]));
		await gast.getByRole('heading', { name: 'Diese Datei ist nicht das Papier mit dieser Nummer' }).waitFor();
		await gast
			.getByRole('textbox', { name: 'Prüfnummer' })
			.fill((pruefnummer.startsWith('Z') ? 'Y' : 'Z') + pruefnummer.slice(1));
		await gast.keyboard.press('Enter');
		await gast.getByText('Bei dieser Prüfnummer stimmt ein Zeichen nicht').waitFor();
		expect(stoerungen).toEqual([]);
	});
});
