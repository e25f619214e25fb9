import type { Akteur } from '#domain/rollen.ts';
import { DEMO_KENNWORT } from '../seed/demo.ts';

/** Whoever works for the Traeger of the demo tenant, beside its API. */
export const TRAEGER: Akteur = {
	art: 'USER',
	userID: null,
	rollen: ['MA_VERWALTUNG'],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};

/** The head of a call by the demo's account of that role. */
export async function alsTraeger(adresse: string): Promise<{ authorization: string }> {
	const antwort = await fetch(`${adresse}/api/v1/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ login: 'traeger@demo.test', password: DEMO_KENNWORT }),
	});
	const { data } = (await antwort.json()) as { data: { token: string } };
	return { authorization: `Bearer ${data.token}` };
}
