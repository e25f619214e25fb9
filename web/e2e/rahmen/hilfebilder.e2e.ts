import { afterAll, beforeAll, expect, it } from 'vitest';
import { startePortal } from '#scripts/test/portal.ts';
import { alsBenutzer, beziehe, fertig, schliesse } from '../browser.ts';
import {
	besuche,
	fingerabdruck,
	HILFEBILDER,
	JETZT,
	liesVerzeichnis,
	nimmAuf,
	schreibeVerzeichnis,
} from './hilfebilder.ts';

/**
 * The pictures of the help show what the portal shows. With a portal of its own, by a clock that is always the same;
 * `npm run hilfebilder` takes them anew.
 */

const NEU = process.env.HILFEBILDER === 'neu';

const verzeichnis = NEU ? {} : liesVerzeichnis();

beforeAll(async () => {
	await beziehe(startePortal({ jetzt: JETZT, dokumente: true }));
}, 300_000);
afterAll(async () => {
	if (NEU) await schreibeVerzeichnis(verzeichnis);
});

it.each(Object.entries(HILFEBILDER))('%s', async (name, bild) => {
	const { page, ausschnitt } = await besuche(bild);
	if (NEU) verzeichnis[name] = await nimmAuf(page, ausschnitt, name);
	await expect
		.poll(() => fingerabdruck(ausschnitt), { message: 'Bild veraltet: npm run hilfebilder', timeout: 15_000 })
		.toBe(verzeichnis[name]?.zeigt);
	await schliesse(page);
});

it.skipIf(NEU)('an article shows its picture as the portal is shown, and on paper in light', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/faq?a=einigung');
	await fertig(page);
	const bild = page.getByRole('figure').getByRole('img', { name: /^Der Dialog der Vertragseinigung/ });
	const gezeigt = () =>
		bild.evaluate((img: HTMLImageElement) => (img.complete && img.naturalWidth ? img.currentSrc : ''));
	await bild.scrollIntoViewIfNeeded();
	await expect.poll(gezeigt).toMatch(/einigung-hell/);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(gezeigt).toMatch(/einigung-dunkel/);
	await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
	await expect.poll(gezeigt).toMatch(/einigung-hell/);
	await page.emulateMedia({ colorScheme: 'light', media: null });
	// Whoever has chosen a scheme keeps it, whatever the system says.
	await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
	await page.reload();
	await fertig(page);
	await bild.scrollIntoViewIfNeeded();
	await expect.poll(gezeigt).toMatch(/einigung-dunkel/);
	// Not scrolled to, it is printed nevertheless.
	await page.goto('/admin/faq?a=mahnwesen');
	await fertig(page);
	expect((await page.pdf()).toString('latin1')).toContain('/Subtype /Image');
	await schliesse(page);
});
