import type { Browser } from 'playwright-core';
import { starteChromium } from '#scripts/chromium.ts';
import { startePortal, type TestPortal } from '#scripts/test/portal.ts';
import { alsBenutzer, frage, sende } from '../browser.ts';

/** A portal of its own for a walk about money: what runs settle and pay there is nobody else's. */
export interface Geldweg {
	readonly portal: TestPortal;
	readonly browser: Browser;
	stop(): Promise<void>;
}

interface Wunsch {
	/** Of the demo; left out: as many as it has. */
	readonly freiwillige?: number;
	/** Is a second administrator needed, since one checks what another releases? The demo has one. */
	readonly zuZweit?: boolean;
}

/** To be ended with `stop()`; the helpers of the walks ask this portal until then. */
export async function geldweg({ zuZweit = false, ...wunsch }: Wunsch = {}): Promise<Geldweg> {
	const portal = await startePortal(wunsch);
	process.env.PORTAL_URL = portal.adresse;
	const browser = await starteChromium();
	if (zuZweit) {
		const admin = await alsBenutzer(browser, 'admin@demo.test');
		const gesucht = encodeURIComponent(JSON.stringify({ text: 'traeger@demo.test', und: [] }));
		const [sabine] = await frage<{ id: string }[]>(admin, `/v1/user?f=${gesucht}`);
		await sende(admin, 'put', `/v1/user/${sabine?.id}`, { rollen: ['ADMIN'] });
		await admin.context().close();
	}
	return {
		portal,
		browser,
		async stop() {
			await browser.close();
			await portal.raeumeAuf();
			delete process.env.PORTAL_URL;
		},
	};
}

/** What starting a portal and its demo may take. */
export const START_MS = 120_000;
