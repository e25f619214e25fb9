import type { Fragend } from '#api/tests/portal.fixture.ts';
import type { Kleinportal, Tokenpaar } from '#api/tests/test-portal.fixture.ts';
import type { Partei } from '#domain/rollen.ts';
import { dateiDes, dessen, sitzungVon, userID, verhandelnd } from './dinge.fixture.ts';
import type { Spalte } from './erwartung.fixture.ts';
import { gemeinsames, verwaltetes } from './gemeinsames.fixture.ts';
import { type Gefragt, gelungen, type Objekte, stelleHer } from './objekte.fixture.ts';

/** Somebody who asks, and what is what to him. */
export interface Akteur {
	readonly name: string;
	readonly spalte: Spalte;
	readonly frage: Fragend;
	/** He asks in the view of the one whose column this is. */
	readonly istAnsicht?: true;
	/** Something of his own, where there is such a thing; anew, because calls change it. */
	readonly eigenes?: (gefragt: Gefragt) => Promise<Objekte>;
	/** What exists and isn't his. */
	readonly fremdes: Readonly<Record<string, Objekte>>;
	/** What existed once. */
	readonly geloeschtes: Objekte;
}

/** What nobody has but its owner, whatever his role. */
export const NUR_EIGEN: ReadonlySet<string> = new Set(['sitzung', 'signatursitzung']);
/** What belongs to nobody: who may ask for it at all gets it. */
export const GEMEINSAM: ReadonlySet<string> = new Set([
	...[
		'zyklus',
		'dienstart',
		'land',
		'betreuer',
		'mail',
		'feldabfrage',
		'spec',
		'nachfolger',
		'vorlage',
		'download',
		'textbaustein',
	],
	...['konto', 'user', 'einladung', 'beitritt', 'schluessel', 'webhook', 'zustellung', 'integration', 'extraKey'],
	...['traegerbild', 'adressbild', 'vergleichsakte', 'seminar', 'seminargruppe'],
	...['hausseminar', 'seminarraum', 'hausgast', 'lauf', 'foerderprogramm'],
]);

/** Everybody of the table, with what is his and what isn't. */
export async function alleAkteure(t: Kleinportal): Promise<readonly Akteur[]> {
	const welt = await freiwilligenwelt(t);
	const gemeinsam = await gemeinsames(t);
	const freiwillige = await t.registriere([t.ort(0)]);
	await t.verhandle(freiwillige, 0);
	const sitzung = (frage: Fragend) => [['sitzung'], () => sitzungVon(t, frage)] as const;
	const verhandeltes = (autor: Fragend, gefragt: Gefragt, partei: Partei, stelle: number) =>
		dessen(t, () => verhandelnd(t, stelle), t.ort(stelle), { gefragt, autor, partei });
	const derStelle = (frage: Fragend, stelle: number) => async (gefragt: Gefragt) => ({
		...(await verhandeltes(frage, gefragt, 'EINSATZSTELLE', stelle)),
		...(await stelleHer(gefragt, sitzung(frage))),
	});
	const einOrt = await t.stelleEin(t.ort(1, 0));
	const alles = (frage: Fragend) => async (gefragt: Gefragt) => ({
		...(await verhandeltes(t.traeger, gefragt, 'TRAEGER', 0)),
		...(await stelleHer(gefragt, sitzung(frage))),
		...(await verwaltetes(t, gefragt)),
	});
	const desFreiwilligen = async (gefragt: Gefragt) => ({
		...(await dessen(t, freiwillige, t.ort(0), { gefragt, einreicher: freiwillige.frage, partei: 'FREIWILLIGER' })),
		...(await stelleHer(gefragt, [['upload', 'gid', 'bild'], () => dateiDes(t, freiwillige.frage)])),
	});
	const systemadmin = await t.konto(['SYSTEMADMIN']);
	const { amErsten, amZweiten, amNachbarort, anderswo, unbestaetigt, geloeschtes } = welt;
	const akteure: Omit<Akteur, 'geloeschtes'>[] = [
		{ name: 'nobody', spalte: 'OEFFENTLICH', frage: t.niemand, fremdes: { 'a volunteer': amErsten } },
		{
			name: 'a volunteer',
			spalte: 'FREIWILLIGER',
			frage: freiwillige.frage,
			eigenes: async (gefragt) => ({
				...(await desFreiwilligen(gefragt)),
				...(await stelleHer(gefragt, sitzung(freiwillige.frage))),
			}),
			fremdes: { 'a volunteer of the same place': amErsten, 'a volunteer of another site': amZweiten, unbestaetigt },
		},
		{
			name: 'staff of a site',
			spalte: 'MA_VEREIN',
			frage: t.verein,
			eigenes: derStelle(t.verein, 0),
			fremdes: { 'at another site': amZweiten, 'whose contract went elsewhere': anderswo, unbestaetigt },
		},
		{
			name: 'staff of a single Einsatzort',
			spalte: 'MA_VEREIN',
			frage: einOrt,
			eigenes: derStelle(einOrt, 1),
			fremdes: { 'at the sibling Einsatzort': amNachbarort, 'at another site': amErsten },
		},
		{
			name: 'the provider',
			spalte: 'MA_VERWALTUNG',
			frage: t.traeger,
			eigenes: alles(t.traeger),
			fremdes: { unbestaetigt },
		},
		{
			name: 'an administrator',
			spalte: 'ADMIN',
			frage: t.admin,
			eigenes: alles(t.admin),
			fremdes: { unbestaetigt },
		},
		{
			name: 'the operator',
			spalte: 'SYSTEMADMIN',
			frage: systemadmin.frage,
			eigenes: alles(systemadmin.frage),
			fremdes: { unbestaetigt },
		},
		{
			name: 'an administrator in the view of staff of a site',
			spalte: 'MA_VEREIN',
			istAnsicht: true,
			frage: await inAnsicht(t, (await t.konto(['ADMIN'])).email, `/v1/user/${await userID(t.verein)}/impersonate`),
			eigenes: derStelle(t.verein, 0),
			fremdes: { 'at another site': amZweiten, 'whose contract went elsewhere': anderswo, unbestaetigt },
		},
		{
			name: 'the provider in the view of a volunteer',
			spalte: 'FREIWILLIGER',
			istAnsicht: true,
			frage: await inAnsicht(
				t,
				(await t.konto(['MA_VERWALTUNG'])).email,
				`/v1/freiwilliger/${freiwillige.id}/impersonate`,
			),
			eigenes: desFreiwilligen,
			fremdes: { 'a volunteer of the same place': amErsten, unbestaetigt },
		},
		{
			name: 'the operator in the view of an administrator',
			spalte: 'ADMIN',
			istAnsicht: true,
			frage: await inAnsicht(
				t,
				(await t.konto(['SYSTEMADMIN'])).email,
				`/v1/user/${await userID(t.admin)}/impersonate`,
			),
			eigenes: alles(t.admin),
			fremdes: { unbestaetigt },
		},
	];
	const fremdeSitzung = await sitzungVon(t, t.verein2);
	return akteure.map((a) => {
		const fremdes = Object.entries(a.fremdes).map(([wer, o]) => [wer, { ...gemeinsam, ...fremdeSitzung, ...o }]);
		const eigenes = a.eigenes;
		const mitGemeinsamem = eigenes && (async (gefragt: Gefragt) => ({ ...gemeinsam, ...(await eigenes(gefragt)) }));
		return {
			...a,
			geloeschtes: { ...fremdeSitzung, ...geloeschtes },
			fremdes: Object.fromEntries(fremdes),
			...(mitGemeinsamem ? { eigenes: mitGemeinsamem } : {}),
		};
	});
}

/** Signs in anew, since the view belongs to that session, and asks in the view. */
async function inAnsicht(t: Kleinportal, login: string, pfad: string): Promise<Fragend> {
	const eigene = await t.melde(login);
	return t.inSitzung(gelungen(await eigene('POST', pfad)) as unknown as Tokenpaar);
}

async function freiwilligenwelt(t: Kleinportal) {
	const fuerSich = { partei: 'FREIWILLIGER' } as const;
	const fuerStelle = { partei: 'EINSATZSTELLE' } as const;
	const amErsten = await dessen(t, await verhandelnd(t, 0), t.ort(0), fuerSich);
	const amZweiten = await dessen(t, await verhandelnd(t, 1), t.ort(1), fuerStelle);
	const amNachbarort = await dessen(t, await verhandelnd(t, 1, 1), t.ort(1, 1), fuerStelle);
	const wer = await t.erfasse([t.ort(0), t.ort(1)]);
	await t.verhandle(wer, 1, 1);
	gelungen(await t.einige(wer, 1, { vertragsbeginn: '2026-09-01' }));
	gelungen(await t.schliesseAb(wer, 1));
	const anderswo = await dessen(t, wer, t.ort(0), { adresse: t.ort(1), ...fuerStelle });
	const neu = await t.registriereUnbestaetigt([t.ort(0)]);
	const vergangen = await verhandelnd(t, 0);
	const geloeschtes = await dessen(t, vergangen, t.ort(0), fuerSich);
	gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${vergangen.id}?bestaetigung=L%C3%96SCHEN`));
	return {
		geloeschtes,
		amErsten,
		amZweiten,
		amNachbarort,
		anderswo,
		unbestaetigt: await dessen(t, neu, t.ort(0), { adresse: t.ort(2), ...fuerSich }),
	};
}
