import { startePortal } from '#scripts/test/portal.ts';
import { alsBenutzer, beziehe, frage, schliesse, sende } from '../browser.ts';

interface Wunsch {
	/** Of the demo; left out: as many as it has. */
	readonly freiwillige?: number;
	/** Is a second administrator needed, since one checks what another releases? The demo has one. */
	readonly zuZweit?: boolean;
}

/** A portal of its own for a walk about money: what runs settle and pay there is nobody else's. */
export async function geldweg({ zuZweit = false, ...wunsch }: Wunsch = {}): Promise<void> {
	await beziehe(startePortal(wunsch));
	if (!zuZweit) return;
	const admin = await alsBenutzer('admin@demo.test');
	const gesucht = encodeURIComponent(JSON.stringify({ text: 'traeger@demo.test', und: [] }));
	const [sabine] = await frage<{ id: string }[]>(admin, `/v1/user?f=${gesucht}`);
	await sende(admin, 'put', `/v1/user/${sabine?.id}`, { rollen: ['ADMIN'] });
	await schliesse(admin);
}

/** What starting a portal and its demo may take. */
export const START_MS = 120_000;
