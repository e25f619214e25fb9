import type { Buchhaltung } from './kasse.fixture.ts';
import { gelungen } from './seminare.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from './test-portal.fixture.ts';

/** A small tenant that keeps its books, with two administrators, in the last days of October 2026. */
export interface Geldportal extends Kleinportal, Buchhaltung {}

export const OKTOBER = '2026-10-31';

export async function geldportal(): Promise<Geldportal> {
	const t = await kleinportal();
	await t.setzeParameter({ buchhaltungExport: true });
	const zweite = await t.konto(['ADMIN']);
	return { ...t, anna: t.admin, bert: zweite.frage };
}

export interface Dienender extends Bewerber {
	readonly vertragID: string;
}

interface Dienst {
	readonly nachname: string;
	readonly stelle?: number;
	readonly ort?: number;
	readonly key?: 'FSJ' | 'BFD_U27';
	/** Terms of the agreement. */
	readonly felder: object;
	/** How far it has come; a service that has begun has its first day. */
	readonly bis?: 2000 | 3000 | { readonly antritt: string };
}

/** A volunteer with a contract, by the steps staff take. */
export async function dient(t: Geldportal, dienst: Dienst): Promise<Dienender> {
	const { stelle = 0, ort = 0, key = 'FSJ', nachname, felder, bis = { antritt: '' } } = dienst;
	const wer = await t.erfasse([t.ort(stelle, ort)], { nachname });
	await t.verhandle(wer, stelle, 0, t.dienstart(key));
	gelungen(await t.einige(wer, 0, felder));
	if (bis !== 2000) await schliesse(t, wer);
	const { vertragsbeginn = '2026-10-01' } = felder as { vertragsbeginn?: string };
	if (typeof bis === 'object') await tritAn(t, wer, bis.antritt || vertragsbeginn);
	const { vertraege } = gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)) as {
		vertraege: readonly { id: string }[];
	};
	return { ...wer, vertragID: vertraege.at(-1)?.id ?? '' };
}

export async function schliesse(t: Geldportal, { id, wunschID }: Bewerber): Promise<void> {
	const statusManuell = { ziel: 3000, wunschId: wunschID(), grund: 'Die Papiere liegen vor', ohneDokumente: true };
	gelungen(await t.admin('PUT', `/v1/freiwilliger/${id}`, { statusManuell }));
}

async function tritAn(t: Geldportal, { id }: Bewerber, datum: string): Promise<void> {
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${id}/dienstantritt`, { angetreten: true, datum }));
}
