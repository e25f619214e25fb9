import { randomUUID } from 'node:crypto';
import type { Antwort, Fragend } from '#api/tests/portal.fixture.ts';
import type { Bewerber, Kleinportal } from '#api/tests/test-portal.fixture.ts';
import { bild, formular, ladeHoch, pdf } from '#api/tests/upload.fixture.ts';
import type { Partei } from '#domain/rollen.ts';
import { ALLES, FEHLT, type Gefragt, gelungen, type Objekte, stelleHer } from './objekte.fixture.ts';
import { dokumentVon, unterschriftVon } from './unterlagen.fixture.ts';

/** What volunteers and places have that has an id. */

const ELTERN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	vorname: 'Ute',
	nachname: 'Sommer',
	email: 'ute@test.test',
} as const;

interface Herkunft {
	readonly gefragt?: Gefragt;
	readonly autor?: Fragend;
	readonly adresse?: string;
	readonly einreicher?: Fragend;
	/** Is asked to sign a document. */
	readonly partei: Partei;
}

const AKTE = ['freiwilliger', 'wunsch', 'vertrag', 'erziehungsberechtigter'];
const DOKUMENT = ['verlangt', 'unverlangt', 'anforderung', 'dokument', 'dokumentdatei'];
const UNTERSCHRIFT = ['signaturdokument', 'signatursitzung'];
const GESPRAECH = ['meeting', 'terminangebot'];
const DES_FREIWILLIGEN = [
	...AKTE,
	...['seminarnachweis', 'bemerkung', 'sammelauftrag'],
	...GESPRAECH,
	...DOKUMENT,
	...UNTERSCHRIFT,
];

/** Everything of a volunteer and of his place that has an id, as far as it is asked for; with remarks of `autor`. */
export async function dessen(
	t: Kleinportal,
	wer: Bewerber | (() => Promise<Bewerber>),
	einsatzortID: string,
	{ gefragt = ALLES, autor = t.traeger, adresse = einsatzortID, einreicher = t.traeger, partei }: Herkunft,
): Promise<Objekte> {
	const seines = async () => {
		const bewerber = typeof wer === 'function' ? await wer() : wer;
		const akte = await akteVon(t, bewerber, einsatzortID, gefragt);
		const weiteres = await stelleHer(
			gefragt,
			[GESPRAECH, () => gespraech(t, akte.wunsch)],
			[['seminarnachweis'], () => seminarnachweis(t, bewerber, typeof wer === 'function')],
			[['bemerkung'], () => bemerkung(autor, bewerber)],
			[['sammelauftrag'], () => sammelauftrag(autor, akte.wunsch)],
			[DOKUMENT, () => dokumentVon(t, bewerber, einreicher)],
			[UNTERSCHRIFT, () => unterschriftVon(t, bewerber, einsatzortID, partei)],
		);
		return { ...akte, ...weiteres };
	};
	return {
		adresse,
		...(await stelleHer(
			gefragt,
			[DES_FREIWILLIGEN, seines],
			[['stelle', 'zuteilung', 'kontingent'], () => plaetzeAn(t, adresse)],
			[['adressbemerkung'], () => adressbemerkung(adresse, autor)],
			[['ortseinladung'], () => ortseinladung(t, adresse)],
			[['person'], () => ansprechperson(t, adresse)],
			[['upload', 'gid', 'bild'], () => dateiVon(autor)],
		)),
	};
}

/** Whose place nobody asks about any more. */
const vorige = new WeakMap<Kleinportal, Bewerber>();

/** A paper handed in for this line of the plan. */
export function nachweisformular(nachweisID: string) {
	const inhalt = pdf();
	const felder = [['nachweisID', nachweisID] as const, ['expectedLength', String(inhalt.length)] as const];
	return formular([...felder, { name: 'Nachweis.pdf', inhalt, feld: 'nachweis' }], '----nachweis');
}

/** A signed list of participants. */
export function listenformular() {
	const inhalt = pdf();
	const datei = { name: 'Liste.pdf', inhalt };
	return formular([['expectedLength', String(inhalt.length)], datei], '----liste');
}

/** An own seminar with a paper about it, for which he has to have agreed; whoever came before for one call leaves his place. */
async function seminarnachweis(t: Kleinportal, bewerber: Bewerber, istNeu: boolean): Promise<Objekte> {
	const status = await t.status(bewerber);
	if (status < 2500) return { seminarnachweis: FEHLT };
	const davor = istNeu ? vorige.get(t) : undefined;
	if (davor) await t.traeger('POST', `/v1/freiwilliger/${davor.id}/reset-vertrag`, { grund: 'Platz für andere' });
	// Papers are handed in from its first day on.
	if (status < 2800) gelungen(await t.einige(bewerber, 0, { vertragsbeginn: '2026-09-01' }));
	if (istNeu) vorige.set(t, bewerber);
	const neu = { titel: 'Trainerlehrgang', von: '2026-09-07', bis: '2026-09-08', tage: 2 };
	const { id } = gelungen(await t.traeger('POST', `/v1/${bewerber.id}/seminarplanung`, neu));
	const { payload, headers } = nachweisformular(id);
	gelungen(await t.traeger('POST', `/v1/${bewerber.id}/seminarplanung/nachweise`, payload, headers));
	return { seminarnachweis: id };
}

/** A volunteer in negotiation about this place of the Einsatzstelle. */
export async function verhandelnd(t: Kleinportal, stelle: number, ort = 0): Promise<Bewerber> {
	const wer = await t.erfasse([t.ort(stelle, ort)]);
	await t.verhandle(wer, stelle);
	return wer;
}

async function akteVon(t: Kleinportal, { id }: Bewerber, einsatzortID: string, gefragt: Gefragt): Promise<Objekte> {
	type Ids = readonly { readonly id: string; readonly einsatzortID?: string }[];
	type Akte = { readonly wuensche: Ids; readonly vertraege: Ids; readonly erziehungsberechtigte: Ids };
	if (gefragt('erziehungsberechtigter')) {
		await t.traeger('POST', `/v1/freiwilliger/${id}/erziehungsberechtigte`, ELTERN);
	}
	const akte = (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as Akte;
	return {
		freiwilliger: id,
		wunsch: akte.wuensche.find((w) => w.einsatzortID === einsatzortID)?.id ?? '',
		vertrag: akte.vertraege[0]?.id ?? FEHLT,
		erziehungsberechtigter: akte.erziehungsberechtigte[0]?.id ?? '',
	};
}

export const TERMIN = '2027-01-11T09:00:00Z';

/** A talk about the wish, and times for another one; none about what is agreed on. */
async function gespraech(t: Kleinportal, adresswunschId = ''): Promise<Objekte> {
	const orte = '/v1/integrations/meetings';
	gelungen(await t.admin('POST', `${orte}/configuration`, { vorlage: 'https://meet.test/{zufall}' }));
	const neu = { adresswunschId, titel: 'Kennenlernen', dauerMinuten: 30 };
	const vereinbart = await t.traeger('POST', orte, { ...neu, termin: TERMIN });
	if (vereinbart.status === 409) return { meeting: FEHLT, terminangebot: FEHLT };
	const { id: meeting } = gelungen(vereinbart);
	const { id: terminangebot } = gelungen(await t.traeger('POST', `${orte}/angebote`, { ...neu, termine: [TERMIN] }));
	return { meeting, terminangebot };
}

const bemerkungID = ({ data }: Antwort): string =>
	(data as { bemerkungID?: string } | undefined)?.bemerkungID ?? randomUUID();

async function bemerkung(autor: Fragend, { id }: Bewerber): Promise<Objekte> {
	const neu = { text: 'Gesehen.', sichtbarkeit: 'MA_VEREIN' };
	return { bemerkung: bemerkungID(await autor('POST', `/v1/freiwilliger/${id}/historie`, neu)) };
}

async function adressbemerkung(adresse: string, autor: Fragend): Promise<Objekte> {
	const neu = { text: 'Angerufen.', sichtbarkeit: 'MA_VEREIN' };
	return { adressbemerkung: bemerkungID(await autor('POST', `/v1/adresse/${adresse}/historie`, neu)) };
}

/** Somebody invited there. */
async function ortseinladung(t: Kleinportal, adresse: string): Promise<Objekte> {
	const eingeladen = await t.traeger('POST', `/v1/adresse/${adresse}/invite`, {
		vorname: 'Nora',
		nachname: 'Neu',
		email: `n${randomUUID()}@test.test`,
		dienstartID: t.dienstart('FSJ'),
		betreuerUserID: await userID(t.traeger),
	});
	return { ortseinladung: gelungen(eingeladen).id };
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

async function ansprechperson(t: Kleinportal, adresseID: string): Promise<Objekte> {
	const funktionen = [{ adresseID, funktionID: 'ANSPRECHPARTNER' }];
	const person = { vorname: 'Pia', nachname: 'Person', email: `p${randomUUID()}@test.test`, funktionen };
	return { person: gelungen(await t.traeger('POST', '/v1/person', person)).id };
}

/** An action on many that this one has begun. */
async function sammelauftrag(frage: Fragend, wunschID = ''): Promise<Objekte> {
	const eingabe = { aktion: 'kontaktieren' };
	const antwort = await frage('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids: [wunschID] });
	return { sammelauftrag: (antwort.data as { id?: string } | undefined)?.id ?? randomUUID() };
}

/** A file and an image this one has uploaded. */
async function dateiVon(frage: Fragend): Promise<Objekte> {
	const { uploadID, gid } = await hochgeladen(frage, 'Brief.pdf', pdf());
	return { upload: uploadID, gid, bild: (await hochgeladen(frage, 'Bild.png', await bild())).uploadID };
}

/**
 * As of a volunteer: of his earlier uploads those that nothing uses are gone, as they are after a day; not the two each
 * that he himself and who is in his view are asked about yet.
 */
export async function dateiDes(t: Kleinportal, frage: Fragend): Promise<Objekte> {
	const { id } = gelungen(await frage('GET', '/v1/user/me')) as { id: string };
	await t.umgebung.pool.query(
		`delete from upload where status = 'Uploaded' and user_id = $1 and id not in
			(select id from upload where user_id = $1 order by hochgeladen_am desc limit 4)`,
		[id],
	);
	return dateiVon(frage);
}

export async function hochgeladen(
	frage: Fragend,
	name: string,
	inhalt: Buffer,
): Promise<{ readonly uploadID: string; readonly gid: string }> {
	return gelungen(await ladeHoch(frage, { name, inhalt })) as unknown as { uploadID: string; gid: string };
}

/** Another login of the same account. */
export async function sitzungVon(t: Kleinportal, frage: Fragend): Promise<Objekte> {
	const { user } = (await frage('GET', '/v1/auth/check')).data as { user: { email: string } };
	await t.token(user.email);
	const sitzungen = (await frage('GET', '/v1/user/me/sitzungen')).data as { id: string; isDiese: boolean }[];
	return { sitzung: sitzungen.find((s) => !s.isDiese)?.id ?? '' };
}

export const userID = async (frage: Fragend): Promise<string> =>
	((await frage('GET', '/v1/auth/check')).data as { user: { id: string } }).user.id;
