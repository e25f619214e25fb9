import { randomUUID } from 'node:crypto';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import type { Bewerber, Kleinportal } from '../test-portal.fixture.ts';
import type { Spalte } from './erwartung.fixture.ts';

/** Ids of things a call can be about; the names stand in braces in the table. */
export type Objekte = Readonly<Record<string, string>>;

/** Somebody who asks, and what is what to him. */
export interface Akteur {
	readonly name: string;
	readonly spalte: Spalte;
	readonly frage: Fragend;
	/** Something of his own, where there is such a thing; anew, because calls change it. */
	readonly eigenes?: () => Promise<Objekte>;
	/** What exists and isn't his. */
	readonly fremdes: Readonly<Record<string, Objekte>>;
	/** What existed once. */
	readonly geloeschtes: Objekte;
}

/** What nobody has but its owner, whatever his role. */
export const NUR_EIGEN: ReadonlySet<string> = new Set(['sitzung']);
/** What belongs to nobody: who may ask for it at all gets it. */
export const GEMEINSAM: ReadonlySet<string> = new Set(['zyklus', 'dienstart', 'land', 'betreuer', 'mail']);

/** Well-formed ids of nothing. */
export const unbekannt = (): Objekte => new Proxy({}, { get: (_, name) => (name === 'land' ? 'QQ' : randomUUID()) });

const ELTERN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	vorname: 'Ute',
	nachname: 'Sommer',
	email: 'ute@test.test',
} as const;

/** Everything of a volunteer that has an id, with a remark of `autor`. */
async function dessen(t: Kleinportal, { id }: Bewerber, einsatzortID: string, autor = t.traeger): Promise<Objekte> {
	const bemerkung = { text: 'Gesehen.', sichtbarkeit: 'MA_VEREIN' };
	const bemerkt = await autor('POST', `/v1/freiwilliger/${id}/historie`, bemerkung);
	await t.traeger('POST', `/v1/freiwilliger/${id}/erziehungsberechtigte`, ELTERN);
	type Ids = readonly { readonly id: string; readonly einsatzortID?: string }[];
	type Akte = { readonly wuensche: Ids; readonly vertraege: Ids; readonly erziehungsberechtigte: Ids };
	const akte = (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as Akte;
	const wunsch = akte.wuensche.find((w) => w.einsatzortID === einsatzortID);
	return {
		freiwilliger: id,
		wunsch: wunsch?.id ?? '',
		vertrag: akte.vertraege[0]?.id ?? randomUUID(),
		erziehungsberechtigter: akte.erziehungsberechtigte[0]?.id ?? '',
		bemerkung: (bemerkt.data as { bemerkungID?: string } | undefined)?.bemerkungID ?? randomUUID(),
		adresse: einsatzortID,
	};
}

/** Another login of the same account. */
async function sitzungVon(t: Kleinportal, frage: Fragend): Promise<Objekte> {
	const { user } = (await frage('GET', '/v1/auth/check')).data as { user: { email: string } };
	await t.token(user.email);
	const sitzungen = (await frage('GET', '/v1/user/me/sitzungen')).data as { id: string; isDiese: boolean }[];
	return { sitzung: sitzungen.find((s) => !s.isDiese)?.id ?? '' };
}

/** A volunteer in negotiation about this place of the Einsatzstelle. */
async function verhandelnd(t: Kleinportal, stelle: number, ort = 0): Promise<Bewerber> {
	const wer = await t.erfasse([t.ort(stelle, ort)]);
	await t.verhandle(wer, stelle);
	return wer;
}

/** Everybody of the table, with what is his and what isn't. */
export async function alleAkteure(t: Kleinportal): Promise<readonly Akteur[]> {
	const welt = await volunteers(t);
	const gemeinsam = await gemeinsames(t);
	const freiwillige = await t.registriere([t.ort(0)]);
	await t.verhandle(freiwillige, 0);
	const eigenesVon = async (frage: Fragend, stelle: number, ort: number): Promise<Objekte> => ({
		...(await dessen(t, await verhandelnd(t, stelle, ort), t.ort(stelle, ort), frage)),
		...(await sitzungVon(t, frage)),
	});
	const einOrt = await t.stelleEin(t.ort(1, 0));
	const nurSitzung = (frage: Fragend) => async () => ({
		...(await eigenesVon(t.traeger, 0, 0)),
		...(await sitzungVon(t, frage)),
	});
	const systemadmin = await t.konto(['SYSTEMADMIN']);
	const { amErsten, amZweiten, amNachbarort, anderswo, unbestaetigt, geloeschtes } = welt;
	const akteure: Omit<Akteur, 'geloeschtes'>[] = [
		{ name: 'nobody', spalte: 'OEFFENTLICH', frage: t.niemand, fremdes: { 'a volunteer': amErsten } },
		{
			name: 'a volunteer',
			spalte: 'FREIWILLIGER',
			frage: freiwillige.frage,
			eigenes: async () => ({
				...(await dessen(t, freiwillige, t.ort(0))),
				...(await sitzungVon(t, freiwillige.frage)),
			}),
			fremdes: { 'a volunteer of the same place': amErsten, 'a volunteer of another site': amZweiten, unbestaetigt },
		},
		{
			name: 'staff of a site',
			spalte: 'MA_VEREIN',
			frage: t.verein,
			eigenes: () => eigenesVon(t.verein, 0, 0),
			fremdes: { 'at another site': amZweiten, 'whose contract went elsewhere': anderswo, unbestaetigt },
		},
		{
			name: 'staff of a single Einsatzort',
			spalte: 'MA_VEREIN',
			frage: einOrt,
			eigenes: () => eigenesVon(einOrt, 1, 0),
			fremdes: { 'at the sibling Einsatzort': amNachbarort, 'at another site': amErsten },
		},
		{
			name: 'the provider',
			spalte: 'MA_VERWALTUNG',
			frage: t.traeger,
			eigenes: nurSitzung(t.traeger),
			fremdes: { unbestaetigt },
		},
		{
			name: 'an administrator',
			spalte: 'ADMIN',
			frage: t.admin,
			eigenes: nurSitzung(t.admin),
			fremdes: { unbestaetigt },
		},
		{
			name: 'the operator',
			spalte: 'SYSTEMADMIN',
			frage: systemadmin.frage,
			eigenes: nurSitzung(systemadmin.frage),
			fremdes: { unbestaetigt },
		},
	];
	const fremdeSitzung = await sitzungVon(t, t.verein2);
	return akteure.map((a) => {
		const fremdes = Object.entries(a.fremdes).map(([wer, o]) => [wer, { ...gemeinsam, ...fremdeSitzung, ...o }]);
		const eigenes = a.eigenes;
		const mitGemeinsamem = eigenes && (async () => ({ ...gemeinsam, ...(await eigenes()) }));
		return {
			...a,
			geloeschtes: { ...fremdeSitzung, ...geloeschtes },
			fremdes: Object.fromEntries(fremdes),
			...(mitGemeinsamem ? { eigenes: mitGemeinsamem } : {}),
		};
	});
}

async function volunteers(t: Kleinportal) {
	const amErsten = await dessen(t, await verhandelnd(t, 0), t.ort(0));
	const amZweiten = await dessen(t, await verhandelnd(t, 1), t.ort(1));
	const amNachbarort = await dessen(t, await verhandelnd(t, 1, 1), t.ort(1, 1));
	const wer = await t.erfasse([t.ort(0), t.ort(1)]);
	await t.verhandle(wer, 1, 1);
	gelungen(await t.einige(wer, 1));
	gelungen(await t.schliesseAb(wer, 1));
	const anderswo = { ...(await dessen(t, wer, t.ort(0))), adresse: t.ort(1) };
	const neu = await t.registriereUnbestaetigt([t.ort(0)]);
	const vergangen = await verhandelnd(t, 0);
	const geloeschtes = await dessen(t, vergangen, t.ort(0));
	gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${vergangen.id}?bestaetigung=L%C3%96SCHEN`));
	return {
		geloeschtes,
		amErsten,
		amZweiten,
		amNachbarort,
		anderswo,
		unbestaetigt: { ...(await dessen(t, neu, t.ort(0))), adresse: t.ort(2) },
	};
}

async function gemeinsames(t: Kleinportal): Promise<Objekte> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(`select id from outbox where art = 'mail' limit 1`);
	return {
		zyklus: t.grundlage.zyklen.at(-1)?.id ?? '',
		dienstart: t.dienstart('FSJ'),
		land: 'DE',
		betreuer: t.betreuer(0),
		mail: rows[0]?.id ?? randomUUID(),
	};
}

function gelungen({ status, roh }: Antwort): void {
	if (status >= 300) throw new Error(`${status}: ${roh.body}`);
}
