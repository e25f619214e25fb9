import { randomBytes, randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import type { Partei } from '#domain/rollen.ts';
import { anforderung, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import type { Bewerber, Kleinportal, Tokenpaar } from '../test-portal.fixture.ts';
import { bild, formular, ladeHoch, pdf } from '../upload.fixture.ts';
import type { Spalte } from './erwartung.fixture.ts';

/** Ids of things a call can be about; the names stand in braces in the table. */
export type Objekte = Readonly<Record<string, string>>;

/** Somebody who asks, and what is what to him. */
export interface Akteur {
	readonly name: string;
	readonly spalte: Spalte;
	readonly frage: Fragend;
	/** He asks in the view of the one whose column this is. */
	readonly istAnsicht?: true;
	/** Something of his own, where there is such a thing; anew, because calls change it. `arten`: what is looked at. */
	readonly eigenes?: (arten: readonly string[]) => Promise<Objekte>;
	/** What exists and isn't his. */
	readonly fremdes: Readonly<Record<string, Objekte>>;
	/** What existed once. */
	readonly geloeschtes: Objekte;
}

/** What nobody has but its owner, whatever his role. */
export const NUR_EIGEN: ReadonlySet<string> = new Set(['sitzung', 'signatursitzung']);
/** What belongs to nobody: who may ask for it at all gets it. */
export const GEMEINSAM: ReadonlySet<string> = new Set([
	...['zyklus', 'dienstart', 'land', 'betreuer', 'mail', 'feldabfrage', 'spec', 'nachfolger', 'vorlage', 'download'],
	...[
		'konto',
		'user',
		'einladung',
		'beitritt',
		'schluessel',
		'integration',
		'extraKey',
		'traegerbild',
		'adressbild',
		'vergleichsakte',
	],
]);
/** The operator's, as the server is configured. */
export const EXTRA_KEY = 'ein-langes-Geheimnis-fuer-den-Test-des-Betreibers';

/** Stands for what somebody hasn't got yet: a contract, a document. */
export const FEHLT = randomUUID();

/** Well-formed ids of nothing. */
export const unbekannt = (): Objekte =>
	new Proxy(
		{},
		{
			get: (_, name) =>
				name === 'land' ? 'QQ' : name === 'token' ? randomBytes(32).toString('base64url') : randomUUID(),
		},
	);

const ELTERN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	vorname: 'Ute',
	nachname: 'Sommer',
	email: 'ute@test.test',
} as const;

interface Herkunft {
	readonly autor?: Fragend;
	readonly adresse?: string;
	readonly einreicher?: Fragend;
	/** Is asked to sign a document. */
	readonly partei?: Partei | null;
}

/** Everything of a volunteer that has an id, with a remark of `autor`. */
async function dessen(
	t: Kleinportal,
	{ id }: Bewerber,
	einsatzortID: string,
	{ autor = t.traeger, adresse = einsatzortID, einreicher = t.traeger, partei = null }: Herkunft = {},
): Promise<Objekte> {
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
		vertrag: akte.vertraege[0]?.id ?? FEHLT,
		erziehungsberechtigter: akte.erziehungsberechtigte[0]?.id ?? '',
		bemerkung: (bemerkt.data as { bemerkungID?: string } | undefined)?.bemerkungID ?? randomUUID(),
		adresse,
		...(await plaetzeAn(t, adresse)),
		...(await anAdresse(t, adresse, autor)),
		person: await ansprechperson(t, adresse),
		...(await dokumentVon(t, id, einreicher)),
		...(await dateiVon(autor)),
		...(await sammelauftragVon(autor, wunsch?.id ?? '')),
		...(partei && (await unterschriftVon(t, id, einsatzortID, partei))),
	};
}

/** A document of which this party alone has to sign, and how it is asked to. */
async function unterschriftVon(t: Kleinportal, id: string, einsatzortID: string, partei: Partei): Promise<Objekte> {
	if ((await t.status({ id } as Bewerber)) === 0) return { signaturdokument: FEHLT, signatursitzung: FEHLT };
	const spec = (await zuUnterschreiben(t))[partei];
	const inhalt = pdf();
	const { payload, headers } = formular([{ name: 'Erklaerung.pdf', inhalt }]);
	const query = `dokumentID=${spec}&einsatzortID=${einsatzortID}&expectedLength=${inhalt.length}`;
	const pfad = `/v1/freiwilliger/${id}/dokumente/direkt?${query}`;
	const { id: signaturdokument } = gelungen(await t.traeger('POST', pfad, payload, headers));
	const { rows } = await t.umgebung.pool.query('select id from signatur where dokument_id = $1', [signaturdokument]);
	return { signaturdokument, signatursitzung: rows[0]?.id ?? '' };
}

/** By the party that signs what they describe. */
const erklaerungen = new WeakMap<Kleinportal, Promise<Objekte>>();
function zuUnterschreiben(t: Kleinportal): Promise<Objekte> {
	const bekannt = erklaerungen.get(t) ?? legeErklaerungenAn(t);
	erklaerungen.set(t, bekannt);
	return bekannt;
}

async function legeErklaerungenAn(t: Kleinportal): Promise<Objekte> {
	const felder = { nutzungsart: 'GESTELLT', vorlageText: 'Erklärung', uploadRollen: ['MA_VERWALTUNG', 'ADMIN'] };
	const anlegen = async (partei: Partei) =>
		[partei, await vorlage(t, { ...felder, bezeichnung: `Erklärung ${partei}`, signaturparteien: [partei] })] as const;
	return Object.fromEntries(await Promise.all((['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'] as const).map(anlegen)));
}

/** Specifications of documents: one that is asked for here by hand, and one that nobody asks for. */
const vorlagen = new WeakMap<Kleinportal, Promise<Objekte>>();
async function legeVorlagenAn(t: Kleinportal): Promise<Objekte> {
	const felder = {
		nutzungsart: 'BEIDES',
		vorlageText: 'Für {{ freiwilliger.vorname }}',
		uploadRollen: ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'],
		pruefendeOrganisation: 'EINSATZSTELLE',
		// Otherwise what is checked closes the request, and the next file is refused.
		isMehrereDateien: true,
	};
	return {
		verlangt: await vorlage(t, { ...felder, bezeichnung: 'Unterweisung' }),
		unverlangt: await vorlage(t, { ...felder, bezeichnung: 'Einarbeitung' }),
	};
}

/** A request for a document, and what was handed in for it; nothing of whom nobody may ask anything yet. */
async function dokumentVon(t: Kleinportal, id: string, einreicher: Fragend): Promise<Objekte> {
	if (!vorlagen.has(t)) vorlagen.set(t, legeVorlagenAn(t));
	const { verlangt = '', unverlangt = '' } = (await vorlagen.get(t)) ?? {};
	if ((await t.status({ id } as Bewerber)) === 0) {
		return { verlangt: FEHLT, unverlangt, anforderung: FEHLT, dokument: FEHLT, dokumentdatei: FEHLT };
	}
	const gefragt = await anforderung(t, { id }, verlangt);
	const neu = gelungen(await reicheEin(einreicher, { id }, gefragt)) as unknown as { id: string; uploadID: string };
	return { verlangt, unverlangt, anforderung: gefragt, dokument: neu.id, dokumentdatei: neu.uploadID };
}

/** A file and an image this one has uploaded. */
async function dateiVon(frage: Fragend): Promise<Objekte> {
	const { uploadID, gid } = await hochgeladen(frage, 'Brief.pdf', pdf());
	return { upload: uploadID, gid, bild: (await hochgeladen(frage, 'Bild.png', await bild())).uploadID };
}

/** As of a volunteer: of his earlier uploads those that nothing uses are gone, as they are after a day. */
async function dateiDes(t: Kleinportal, frage: Fragend): Promise<Objekte> {
	const { id } = gelungen(await frage('GET', '/v1/user/me')) as { id: string };
	await t.umgebung.pool.query(`delete from upload where status = 'Uploaded' and user_id = $1`, [id]);
	return dateiVon(frage);
}

async function hochgeladen(frage: Fragend, name: string, inhalt: Buffer): Promise<{ uploadID: string; gid: string }> {
	return gelungen(await ladeHoch(frage, { name, inhalt })) as unknown as { uploadID: string; gid: string };
}

/** The places of FSJ at an Einsatzort and at its Einsatzstelle. */
async function plaetzeAn(t: Kleinportal, einsatzortID: string): Promise<Objekte> {
	const kopf = { einsatzortID, zyklusID: t.grundlage.zyklen.at(-1)?.id ?? '', dienstartID: t.dienstart('FSJ') };
	const { id: zuteilung, einsatzstelleID: stelle } = gelungen(
		await t.traeger('POST', '/v1/stammdaten/einsatzortkontingentzuteilung', { ...kopf, zugeteilt: 10 }),
	) as unknown as { id: string; einsatzstelleID: string };
	const liste = await t.traeger('GET', `/v1/stammdaten/einsatzstellekontingent?adresseID=${stelle}`);
	const kontingente = liste.data as readonly { readonly id: string; readonly dienstartID: string }[];
	const kontingent = kontingente.find((k) => k.dienstartID === kopf.dienstartID)?.id ?? '';
	return { stelle, zuteilung, kontingent };
}

/** An action on many that this one has begun. */
async function sammelauftragVon(frage: Fragend, wunschID: string): Promise<Objekte> {
	const eingabe = { aktion: 'kontaktieren' };
	const antwort = await frage('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids: [wunschID] });
	return { sammelauftrag: (antwort.data as { id?: string } | undefined)?.id ?? randomUUID() };
}

/** A remark of `autor` on an address, and somebody invited there. */
async function anAdresse(t: Kleinportal, adresse: string, autor: Fragend): Promise<Objekte> {
	const bemerkung = { text: 'Angerufen.', sichtbarkeit: 'MA_VEREIN' };
	const bemerkt = await autor('POST', `/v1/adresse/${adresse}/historie`, bemerkung);
	const eingeladen = await t.traeger('POST', `/v1/adresse/${adresse}/invite`, {
		vorname: 'Nora',
		nachname: 'Neu',
		email: `n${randomUUID()}@test.test`,
		dienstartID: t.dienstart('FSJ'),
		betreuerUserID: await userID(t.traeger),
	});
	return {
		adressbemerkung: (bemerkt.data as { bemerkungID?: string } | undefined)?.bemerkungID ?? randomUUID(),
		ortseinladung: gelungen(eingeladen).id,
	};
}

async function ansprechperson(t: Kleinportal, adresseID: string): Promise<string> {
	const funktionen = [{ adresseID, funktionID: 'ANSPRECHPARTNER' }];
	const person = { vorname: 'Pia', nachname: 'Person', email: `p${randomUUID()}@test.test`, funktionen };
	return gelungen(await t.traeger('POST', '/v1/person', person)).id;
}

/** Another login of the same account. */
async function sitzungVon(t: Kleinportal, frage: Fragend): Promise<Objekte> {
	const { user } = (await frage('GET', '/v1/auth/check')).data as { user: { email: string } };
	await t.token(user.email);
	const sitzungen = (await frage('GET', '/v1/user/me/sitzungen')).data as { id: string; isDiese: boolean }[];
	return { sitzung: sitzungen.find((s) => !s.isDiese)?.id ?? '' };
}

/** Documents to sign are made only where a call is about them. */
const gefragt = (partei: Partei, arten: readonly string[]): Partei | null =>
	arten.some((art) => art.startsWith('signatur')) ? partei : null;

/** A volunteer in negotiation about this place of the Einsatzstelle. */
async function verhandelnd(t: Kleinportal, stelle: number, ort = 0): Promise<Bewerber> {
	const wer = await t.erfasse([t.ort(stelle, ort)]);
	await t.verhandle(wer, stelle);
	return wer;
}

/** Everybody of the table, with what is his and what isn't. */
export async function alleAkteure(t: Kleinportal): Promise<readonly Akteur[]> {
	const welt = await freiwilligenwelt(t);
	const gemeinsam = await gemeinsames(t);
	const freiwillige = await t.registriere([t.ort(0)]);
	await t.verhandle(freiwillige, 0);
	const eigenesVon = async (frage: Fragend, stelle: number, ort: number, partei: Partei | null): Promise<Objekte> => ({
		...(await dessen(t, await verhandelnd(t, stelle, ort), t.ort(stelle, ort), { autor: frage, partei })),
		...(await sitzungVon(t, frage)),
	});
	const einOrt = await t.stelleEin(t.ort(1, 0));
	const alles = (frage: Fragend) => async (arten: readonly string[]) => ({
		...(await eigenesVon(t.traeger, 0, 0, gefragt('TRAEGER', arten))),
		...(await sitzungVon(t, frage)),
		...(await verwaltetes(t)),
	});
	const systemadmin = await t.konto(['SYSTEMADMIN']);
	const { amErsten, amZweiten, amNachbarort, anderswo, unbestaetigt, geloeschtes } = welt;
	const akteure: Omit<Akteur, 'geloeschtes'>[] = [
		{ name: 'nobody', spalte: 'OEFFENTLICH', frage: t.niemand, fremdes: { 'a volunteer': amErsten } },
		{
			name: 'a volunteer',
			spalte: 'FREIWILLIGER',
			frage: freiwillige.frage,
			eigenes: async (arten) => ({
				...(await dessen(t, freiwillige, t.ort(0), {
					einreicher: freiwillige.frage,
					partei: gefragt('FREIWILLIGER', arten),
				})),
				...(await sitzungVon(t, freiwillige.frage)),
				...(await dateiDes(t, freiwillige.frage)),
			}),
			fremdes: { 'a volunteer of the same place': amErsten, 'a volunteer of another site': amZweiten, unbestaetigt },
		},
		{
			name: 'staff of a site',
			spalte: 'MA_VEREIN',
			frage: t.verein,
			eigenes: (arten) => eigenesVon(t.verein, 0, 0, gefragt('EINSATZSTELLE', arten)),
			fremdes: { 'at another site': amZweiten, 'whose contract went elsewhere': anderswo, unbestaetigt },
		},
		{
			name: 'staff of a single Einsatzort',
			spalte: 'MA_VEREIN',
			frage: einOrt,
			eigenes: (arten) => eigenesVon(einOrt, 1, 0, gefragt('EINSATZSTELLE', arten)),
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
			eigenes: (arten) => eigenesVon(t.verein, 0, 0, gefragt('EINSATZSTELLE', arten)),
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
			eigenes: async (arten) => ({
				...(await dessen(t, freiwillige, t.ort(0), {
					einreicher: freiwillige.frage,
					partei: gefragt('FREIWILLIGER', arten),
				})),
				...(await dateiDes(t, freiwillige.frage)),
			}),
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
		const mitGemeinsamem =
			eigenes && (async (arten: readonly string[]) => ({ ...gemeinsam, ...(await eigenes(arten)) }));
		return {
			...a,
			geloeschtes: { ...fremdeSitzung, ...geloeschtes },
			fremdes: Object.fromEntries(fremdes),
			...(mitGemeinsamem ? { eigenes: mitGemeinsamem } : {}),
		};
	});
}

const userID = async (frage: Fragend): Promise<string> =>
	((await frage('GET', '/v1/auth/check')).data as { user: { id: string } }).user.id;

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
	gelungen(await t.einige(wer, 1));
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

async function gemeinsames(t: Kleinportal): Promise<Objekte> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(`select id from outbox where art = 'mail' limit 1`);
	const wer = await t.registriere([t.ort(2)]);
	const { user } = (await wer.frage('GET', '/v1/auth/check')).data as { user: { id: string } };
	return {
		...(await verwaltetes(t)),
		konto: user.id,
		user: (await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(2)] })).id,
		integration: 'single-sign-on',
		extraKey: EXTRA_KEY,
		zyklus: t.grundlage.zyklen.at(-1)?.id ?? '',
		dienstart: t.dienstart('FSJ'),
		land: 'DE',
		betreuer: t.betreuer(0),
		mail: rows[0]?.id ?? randomUUID(),
		traegerbild: await logo(t),
		adressbild: await adressbild(t),
		vergleichsakte: (await t.erfasse([])).id,
	};
}

async function logo(t: Kleinportal): Promise<string> {
	const { uploadID } = await hochgeladen(t.admin, 'Logo.png', await bild());
	gelungen(await t.admin('PUT', '/v1/parameter', { logo: uploadID }));
	return uploadID;
}

/** Of a place that stands on the map. */
async function adressbild(t: Kleinportal): Promise<string> {
	const { uploadID } = await hochgeladen(t.traeger, 'Halle.png', await bild());
	gelungen(await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { bildUploadIDs: [uploadID] }));
	return uploadID;
}

/** What administrators deal with; anew, because it can be used up. */
async function verwaltetes(t: Kleinportal): Promise<Objekte> {
	const email = `i${randomUUID()}@test.test`;
	const neu = { vorname: 'Ida', nachname: 'Neu', email };
	const abfrage = {
		bezeichnung: 'Vor der Einigung',
		zielStatus: 2800,
		dienstartIDs: [],
		felder: [{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW'] }],
		isAktiv: false,
	};
	const schluessel = { bezeichnung: 'Statistik', scopes: ['LESEN_ADRESSEN'], gueltigBis: null };
	await t.niemand('POST', '/v1/auth/join', { ...neu, adresseID: t.grundlage.stellen[0]?.id });
	const { rows } = await t.umgebung.pool.query('select id from beitrittsanfrage where email = $1', [email]);
	return {
		beitritt: rows[0]?.id ?? '',
		einladung: gelungen(await t.admin('POST', '/v1/user/einladung', { ...neu, rollen: ['MA_VERWALTUNG'] })).id,
		feldabfrage: gelungen(await t.traeger('POST', '/v1/feldabfrage', abfrage)).id,
		schluessel: gelungen(await t.admin('POST', '/v1/api-keys', schluessel)).id,
		...(await specs(t)),
		download: await download(t),
	};
}

/** For Einsatzstellen. */
async function download(t: Kleinportal): Promise<string> {
	const { uploadID } = await hochgeladen(t.traeger, 'Handbuch.pdf', pdf());
	const neu = { titel: 'Handbuch', uploadID, rollen: ['MA_VEREIN'] };
	return gelungen(await t.traeger('POST', '/v1/download', neu)).id;
}

/** A published specification with a PDF form, and a draft that may follow it. */
async function specs(t: Kleinportal): Promise<Objekte> {
	const leer = PDF.create();
	leer.addPage();
	const { uploadID } = await hochgeladen(t.traeger, 'Ehrenkodex.pdf', Buffer.from(await leer.save()));
	const neu = { bezeichnung: 'Ehrenkodex', nutzungsart: 'BEIDES', vorlageUploadID: uploadID };
	const spec = gelungen(await t.traeger('POST', '/v1/dokumentspec', neu)).id;
	gelungen(await t.traeger('PUT', `/v1/dokumentspec/${spec}`, { status: 10 }));
	const nachfolger = gelungen(await t.traeger('POST', '/v1/dokumentspec', { bezeichnung: 'Ehrenkodex neu' })).id;
	return { spec, nachfolger, vorlage: uploadID };
}

function gelungen({ status, roh, data }: Antwort): { readonly id: string } {
	if (status >= 300) throw new Error(`${status}: ${roh.body}`);
	return data;
}
