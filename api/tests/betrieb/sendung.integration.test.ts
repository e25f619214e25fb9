import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Definition } from '#api/contract/route.ts';
import { SENDENDE, type Sendeanfrage } from '#api/contract/sendung.ts';
import { formular, ladeHoch, pdf } from '#api/tests/upload.fixture.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { lasseSignaturenAblaufen } from '#commands/unterschrift/ablaufen.ts';
import { anforderung, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What is shown before something is sent is what is sent then. */

let t: Kleinportal;
let lena: Angemeldet;
let spec: string;
let ausweis: string;
beforeAll(async () => {
	t = await kleinportal(
		{ zugeteilt: [{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 30 }] },
		{ BASE_URL: 'https://portal.test' },
	);
	spec = await vorlage(t, {
		...{ bezeichnung: 'Vereinbarung', nutzungsart: 'GESTELLT', vorlageText: 'Vereinbarung' },
		...{ uploadRollen: ['MA_VERWALTUNG'], isVertragsrelevant: true },
		signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
		stufen: [{ abStatus: 3000, stufe: 'UEBERPRUEFUNG' }],
	});
	ausweis = await vorlage(t, { bezeichnung: 'Personalausweis' });
	await t.setzeParameter({ kontingentMode: 'KONTINGENTABFRAGE', isMahnungMailversand: true });
	gelungen(await t.admin('POST', `${MEETINGS}/configuration`, { vorlage: 'https://meet.test/raum/{zufall}' }));
	lena = await dienender(t);
	await geleert();
});
afterAll(() => t.stop());

/** All that waits has left, also what is gathered for a while; what goes to a place is split into its readers first. */
async function geleert() {
	await arbeite(t.umgebung);
	const alles = `update outbox set faellig_ab = now() where art = 'mail' and status = 'queued'`;
	await t.umgebung.pool.query(alles);
	const gesendet = await leerePost(t.umgebung);
	await t.umgebung.pool.query(alles);
	return [...gesendet, ...(await leerePost(t.umgebung))];
}

interface Zeile {
	readonly wer: string;
	readonly was: string;
	readonly grund: string | null;
}
interface Vorhaben {
	readonly mails: readonly Zeile[];
	readonly mail: {
		readonly an: string;
		readonly email: string;
		readonly betreff: string;
		readonly html: string;
	} | null;
}

const frageVorab = (anfrage: Sendeanfrage, frage: Fragend = t.traeger) =>
	frage('POST', '/v1/sendung/vorschau', anfrage);
const vorab = async (anfrage: Sendeanfrage, frage?: Fragend) =>
	gelungen(await frageVorab(anfrage, frage)) as unknown as Vorhaben;

async function sende({ ruf, params, body }: Sendeanfrage, frage: Fragend = t.traeger): Promise<void> {
	const { method, path }: Definition = SENDENDE[ruf];
	const pfad = path.replace(/\{(\w+)\}/g, (_, name) => (params as Record<string, string>)[name] ?? '');
	gelungen(await frage(method, pfad, body));
}

/** A link that opens something is made for the one mail that leaves. */
const ohneLinks = (html: string) => html.replace(/https:\/\/portal\.test[^"<\s]*/g, '').replace(/href="[^"]*"/g, '');

async function dokument(): Promise<string> {
	const inhalt = pdf('Vereinbarung');
	const { payload, headers } = formular([{ name: 'Vereinbarung.pdf', inhalt }]);
	const pfad = `/v1/freiwilliger/${lena.id}/dokumente/direkt?dokumentID=${spec}&expectedLength=${inhalt.length}`;
	return (gelungen(await t.traeger('POST', pfad, payload, headers)) as { id: string }).id;
}

async function seminar(rest: object = {}): Promise<string> {
	const neu = { bezeichnung: 'Sport für alle', seminartypID: 'ZWISCHEN', geplanteTage: 1.5, ort: 'Sporthaus Grünberg' };
	const angaben = { ...neu, termine: [{ von: '2027-01-12', bis: '2027-01-12' }], maxTeilnehmer: 9, ...rest };
	return (gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string }).id;
}

async function offeneSitzung(dokumentID: string): Promise<string> {
	const { data } = await t.traeger('GET', '/v1/signature?groesse=200');
	const offene = data as unknown as readonly { sitzungID: string; dokumentID: string }[];
	return offene.find((s) => s.dokumentID === dokumentID)?.sitzungID ?? '';
}

const MEETINGS = '/v1/integrations/meetings';

async function gespraech(): Promise<{ wer: Angemeldet; id: string }> {
	const wer = await t.registriere([t.ort(0)]);
	const neues = { titel: 'Kennenlernen', termin: '2026-10-05T12:30:00.000Z', dauerMinuten: 30 };
	const { id } = gelungen(await t.traeger('POST', MEETINGS, { adresswunschId: wer.wunschID(), ...neues })) as {
		id: string;
	};
	return { wer, id };
}

/** A full seminar with somebody on its waiting list. */
async function volles(): Promise<{ id: string; dabei: Angemeldet }> {
	const [dabei, wartet] = [await dienender(t), await dienender(t)];
	const id = await seminar({ bezeichnung: 'Voll', maxTeilnehmer: 1 });
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	for (const wer of [dabei, wartet]) gelungen(await t.traeger('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`));
	return { id, dabei };
}

const eigens = (bezeichnung: string): Promise<string> => vorlage(t, { bezeichnung });

const EINGELADEN = { email: 'neu@test.test', vorname: 'Nora', nachname: 'Neu' };

/** Every call that can be asked beforehand, each after the others. */
/** With the addresses that get a mail; null: those of the sites. */
const FAELLE: readonly (readonly [
	string,
	() => Promise<Sendeanfrage>,
	readonly string[] | null,
	'admin' | 'traeger',
])[] = [
	[
		'asks for a signature again',
		async () => ({ ruf: 'sendeSignaturmail', params: {}, body: { sitzungID: await offeneSitzung(await dokument()) } }),
		['lena'],
		'traeger',
	],
	[
		'reminds one volunteer of a document',
		async () => {
			const anforderungIDs = [await anforderung(t, lena, ausweis)];
			return { ruf: 'mahneDokumente', params: { id: lena.id }, body: { anforderungIDs } };
		},
		['lena'],
		'traeger',
	],
	[
		'asks for a document',
		async () => ({
			ruf: 'fordereDokumentAn',
			params: { id: lena.id },
			body: { dokumentSpecID: await eigens('Lebenslauf') },
		}),
		['lena'],
		'traeger',
	],
	[
		'gives a volunteer to somebody else at the provider',
		async () => {
			const { id } = (await t.admin('GET', '/v1/user/me')).data as { id: string };
			return { ruf: 'aendereTraegerBetreuer', params: { id: lena.id }, body: { traegerBetreuerUserID: id } };
		},
		null,
		'traeger',
	],
	[
		'refuses a document',
		async () => {
			const wer = await t.registriere([t.ort(0)]);
			const { id } = gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, ausweis))) as { id: string };
			const body = { ergebnis: 'ABGELEHNT', grund: 'Unleserlich.' } as const;
			return { ruf: 'pruefeDokument', params: { id: wer.id, dokId: id }, body };
		},
		null,
		'traeger',
	],
	[
		'enters a volunteer with an account',
		async () => ({
			ruf: 'erfassen',
			params: {},
			body: { ...PERSON, email: 'mara@test.test', zugangAnlegen: true, wuensche: [], erziehungsberechtigte: [] },
		}),
		['mara@test.test'],
		'traeger',
	],
	[
		'applies for one more place',
		async () => {
			const wer = await t.registriere([t.ort(0)]);
			return { ruf: 'bewerben', params: { id: wer.id }, body: [{ einsatzortID: t.ort(1), dienstartID: null }] };
		},
		null,
		'traeger',
	],
	[
		'makes a contract longer, into which a seminar of the group falls now',
		async () => {
			const wer = await t.registriere([t.ort(0)]);
			await t.verhandle(wer, 0);
			gelungen(await t.einige(wer));
			const gruppe = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'West' })) as { id: string };
			gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppe.id}`, { hinzufuegen: [wer.id] }));
			const termine = [{ von: '2027-10-05', bis: '2027-10-05' }];
			const id = await seminar({ bezeichnung: 'Abschluss', seminargruppeIDs: [gruppe.id], termine });
			gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
			const { vertraege } = gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)) as unknown as {
				vertraege: readonly { id: string; version: number }[];
			};
			const { id: vertragID = '', version } = vertraege[0] ?? {};
			const body = { vertragsende: '2027-10-31', version };
			return { ruf: 'aendereVertrag', params: { freiwilligerID: wer.id, vertragID }, body };
		},
		null,
		'traeger',
	],
	[
		'offers times for a talk',
		async () => {
			const wer = await t.registriere([t.ort(0)]);
			const termine = ['2026-10-05T12:30:00.000Z', '2026-10-06T12:30:00.000Z'];
			const body = { adresswunschId: wer.wunschID(), titel: 'Kennenlernen', termine, dauerMinuten: 30 };
			return { ruf: 'bieteTermineAn', params: {}, body };
		},
		null,
		'traeger',
	],
	[
		'invites to a talk',
		async () => ({
			ruf: 'ladeZumMeetingEin',
			params: { id: (await gespraech()).id },
			body: { emails: ['oma@test.test'] },
		}),
		null,
		'traeger',
	],
	[
		'calls a talk off',
		async () => ({ ruf: 'sageMeetingAb', params: { id: (await gespraech()).id }, body: undefined }),
		null,
		'traeger',
	],
	[
		'decides on who asks for access',
		async () => {
			const angaben = { ...EINGELADEN, email: 'nora@verein.test', adresseID: t.ort(0) };
			const gefragt = await t.niemand('POST', '/v1/auth/join', angaben);
			expect(gefragt.status, gefragt.roh.body).toBe(202);
			const { data } = await t.admin('GET', '/v1/user/join-requests');
			const [anfrage] = data as unknown as readonly { id: string }[];
			const body = [{ id: anfrage?.id ?? '', annehmen: true, rollen: ['MA_VEREIN' as const], adresseIDs: [t.ort(0)] }];
			return { ruf: 'entscheideBeitritte', params: {}, body };
		},
		['nora@verein.test', 'nora@verein.test'],
		'admin',
	],
	[
		'tells sites of downloads',
		async () => {
			const { uploadID } = gelungen(await ladeHoch(t.traeger, { name: 'Handbuch.pdf', inhalt: pdf() })) as {
				uploadID: string;
			};
			const neu = { titel: 'Handbuch', rollen: ['MA_VEREIN'], uploadID };
			const { id } = gelungen(await t.traeger('POST', '/v1/download', neu)) as { id: string };
			return { ruf: 'informiereUeberDownloads', params: {}, body: { downloadIDs: [id], adresseIDs: [t.ort(0)] } };
		},
		null,
		'traeger',
	],
	[
		'takes somebody off a full seminar: the next one is asked',
		async () => {
			const { id, dabei } = await volles();
			return { ruf: 'meldeVomSeminarAb', params: { id, tnID: dabei.id }, body: undefined };
		},
		null,
		'traeger',
	],
	[
		'takes somebody into a group with its seminars',
		async () => {
			const wer = await dienender(t);
			const gruppe = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Süd' })) as { id: string };
			const id = await seminar({ bezeichnung: 'Mitte', seminargruppeIDs: [gruppe.id] });
			gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
			return { ruf: 'aendereSeminargruppe', params: { id: gruppe.id }, body: { hinzufuegen: [wer.id] } };
		},
		null,
		'traeger',
	],
	[
		'invites a user',
		async () => ({
			ruf: 'ladeBenutzerEin',
			params: {},
			body: { ...EINGELADEN, rollen: ['MA_VERWALTUNG'] },
		}),
		[EINGELADEN.email],
		'admin',
	],
	[
		'invites a user again',
		async () => {
			const { data } = await t.admin('GET', '/v1/user/einladung');
			const [einladung] = data as unknown as readonly { id: string }[];
			return { ruf: 'sendeEinladungErneut', params: { id: einladung?.id ?? '' }, body: undefined };
		},
		[EINGELADEN.email],
		'admin',
	],
	[
		'invites somebody to a place',
		async () => ({
			ruf: 'ladeZumOrtEin',
			params: { id: t.ort(0) },
			body: {
				...{ ...EINGELADEN, email: 'ort@test.test', nachricht: 'Wir freuen uns auf Sie.' },
				...{ dienstartID: t.dienstart('FSJ'), betreuerUserID: t.betreuer(0) },
			},
		}),
		['ort@test.test'],
		'traeger',
	],
	[
		'puts somebody on a seminar',
		async () => {
			const id = await seminar();
			gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
			return { ruf: 'meldeZumSeminarAn', params: { freiwilligerID: lena.id, id }, body: undefined };
		},
		['lena'],
		'traeger',
	],
	[
		'calls a seminar off',
		async () => {
			const { data } = await t.traeger('GET', '/v1/seminar');
			const alle = data as unknown as readonly { id: string; bezeichnung: string }[];
			const eines = alle.find(({ bezeichnung }) => bezeichnung === 'Sport für alle');
			return {
				ruf: 'aendereSeminar',
				params: { id: eines?.id ?? '' },
				body: { status: 9000, grund: 'Die Halle brennt.' },
			};
		},
		['lena'],
		'traeger',
	],
	[
		'publishes a seminar of a group, whose members are looked through by a job',
		async () => {
			const gruppe = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Nord' })) as { id: string };
			const id = await seminar({
				...{ bezeichnung: 'Auftakt', seminargruppeIDs: [gruppe.id] },
				termine: [{ von: '2027-02-02', bis: '2027-02-02' }],
			});
			gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppe.id}`, { hinzufuegen: [lena.id] }));
			return { ruf: 'aendereSeminar', params: { id }, body: { status: 1000 } };
		},
		['lena'],
		'traeger',
	],
	[
		'asks sites for the places they want',
		async () => ({
			...{ ruf: 'sendeKontingentabfrage', params: { id: t.grundlage.zyklen.at(-1)?.id ?? '' } },
			body: { frist: '2027-03-01', text: 'Bitte antworten Sie bald.' },
		}),
		null,
		'traeger',
	],
	[
		'reminds them',
		async () => ({
			...{ ruf: 'erinnereKontingentabfrage', params: { id: t.grundlage.zyklen.at(-1)?.id ?? '' } },
			body: undefined,
		}),
		null,
		'traeger',
	],
];

/** Nothing happens before it is really sent, and then what was shown. */
async function pruefe(anfrage: Sendeanfrage, an: readonly string[] | null, frage = t.traeger): Promise<void> {
	await geleert();
	const vorher = await t.ereignisse();
	const { mails, mail } = await vorab(anfrage, frage);
	expect([await t.ereignisse(), await leerePost(t.umgebung)]).toEqual([vorher, []]);
	await sende(anfrage, frage);
	const gesendet = await geleert();
	expect(gesendet.length).toBeGreaterThan(0);
	if (an) expect(gesendet.map((eine) => eine.an)).toEqual(an.map((eine) => (eine === 'lena' ? lena.email : eine)));
	expect(mails.filter(({ grund }) => grund === null)).toHaveLength(gesendet.length);
	// What one act leaves comes in no order.
	const dieses = gesendet.find(({ an: wer, betreff }) => wer === mail?.email && betreff === mail.betreff);
	expect(ohneLinks(mail?.html ?? '')).toBe(ohneLinks(dieses?.html ?? 'nicht gesendet'));
}

it.each(FAELLE)('%s', async (_, bereite, an, wer) => {
	await pruefe(await bereite(), an, t[wer]);
});

it('says how many that wait already leave with it', async () => {
	const erste = { dokumentSpecID: await eigens('Sportnachweis') };
	const zweite = { dokumentSpecID: await eigens('Trainerschein') };
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${lena.id}/dokumente`, erste));
	const { mails } = await vorab({ ruf: 'fordereDokumentAn', params: { id: lena.id }, body: zweite });
	expect(mails.filter(({ grund }) => grund === null)).toMatchObject([{ wartende: 1 }]);
	await geleert();
});

it('says who gets nothing, and why', async () => {
	const ohne = await t.erfasse([t.ort(0)]);
	await t.verhandle(ohne, 0);
	gelungen(await t.einige(ohne));
	const id = await seminar();
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	const anfrage = { ruf: 'meldeZumSeminarAn', params: { freiwilligerID: ohne.id, id }, body: undefined } as const;
	expect(await vorab(anfrage)).toEqual({
		mails: [
			{
				...{ wer: expect.stringMatching(/Sommer$/), was: 'Einladung zum Seminar', ueber: null },
				...{ grund: 'keine E-Mail-Adresse', isUebersicht: false, wartende: 0 },
			},
		],
		mail: null,
	});
});

it('refuses what the call refuses: by right, by field, by what there is', async () => {
	const einladung = { ruf: 'ladeBenutzerEin', params: {}, body: { ...EINGELADEN, rollen: [] } } as const;
	expect((await frageVorab(einladung as unknown as Sendeanfrage)).status).toBe(403);
	const ohneRolle = await frageVorab(einladung as unknown as Sendeanfrage, t.admin);
	expect([ohneRolle.status, ohneRolle.error.details[0]?.feld]).toEqual([422, 'rollen']);
	const leer = { ...einladung, body: {} } as unknown as Sendeanfrage;
	expect((await frageVorab(leer, t.admin)).error.details.map(({ feld }) => feld)).toContain('email');
	const fremd = { ruf: 'sendeSignaturmail', params: {}, body: { sitzungID: lena.id } } as const;
	expect((await frageVorab(fremd)).status).toBe(404);
	expect((await frageVorab(fremd, lena.frage)).status).toBe(403);
});

it('shows staff of a site a mail only where they write to whom they name', async () => {
	const id = await seminar();
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	const anfrage = { ruf: 'meldeZumSeminarAn', params: { freiwilligerID: lena.id, id }, body: undefined } as const;
	expect(await vorab(anfrage, t.verein)).toMatchObject({ mails: [{ grund: null }], mail: null });
});

it('names nobody from the waiting list to staff of a site', async () => {
	const wer = await dienender(t);
	const { id } = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Ost' })) as { id: string };
	const ihres = await seminar({ bezeichnung: 'Ende', seminargruppeIDs: [id] });
	gelungen(await t.traeger('PUT', `/v1/seminar/${ihres}`, { status: 1000 }));
	const anfrage: Sendeanfrage = { ruf: 'aendereSeminargruppe', params: { id }, body: { hinzufuegen: [wer.id] } };
	const niemand = expect.objectContaining({ wer: 'Eine freiwillige Person', ueber: null, grund: null });
	expect(await vorab(anfrage, t.verein)).toEqual({ mails: [niemand], mail: null });
});

it('asks for a signature after its time, with a link that is handed over and stays no longer than the rest', async () => {
	const dokID = await dokument();
	t.stelleUhr('2026-12-01');
	await lasseSignaturenAblaufen(t.umgebung);
	await pruefe({ ruf: 'fordereSignaturAn', params: {}, body: { dokID, partei: 'FREIWILLIGER' } }, ['lena']);
});

it('says of an action on many how many mails it sends, and how the first reads', async () => {
	t.stelleUhr('2026-10-01');
	const [eine, ohne] = [await t.registriere([t.ort(0)]), await t.erfasse([t.ort(0)])];
	await geleert();
	const eingabe = { aktion: 'kontaktieren', nachricht: 'Kommen Sie am Freitag vorbei.' };
	const ids = [eine.wunschID(), ohne.wunschID()];
	const probe = await t.traeger('POST', '/v1/sammelaktion/probelauf', {
		...{ liste: 'BEWERBUNGEN', eingabe },
		auswahl: { ids },
	});
	const { mails, ohneAdresse, sendung } = gelungen(probe) as unknown as {
		mails: number;
		ohneAdresse: number;
		sendung: Vorhaben;
	};
	expect([mails, ohneAdresse]).toEqual([1, 1]);
	expect(await geleert()).toEqual([]);
	const einzeln = `/v1/freiwilliger/wunsch/${eine.wunschID()}/contact`;
	gelungen(await t.traeger('POST', einzeln, { nachricht: eingabe.nachricht }));
	const [gesendet] = await geleert();
	expect([sendung.mail?.email, sendung.mail?.betreff, ohneLinks(sendung.mail?.html ?? '')]).toEqual([
		gesendet?.an,
		gesendet?.betreff,
		ohneLinks(gesendet?.html ?? ''),
	]);
});

describe('what was sent', () => {
	interface Mail {
		readonly id: string;
		readonly version: number | null;
		readonly an: string | null;
		readonly status: string;
		readonly isAufbewahrt: boolean;
	}
	const mailsVon = async (wer: Angemeldet) =>
		gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}/mails`)) as unknown as readonly Mail[];
	const inhalt = (wer: Angemeldet, id = '') => t.traeger('GET', `/v1/freiwilliger/${wer.id}/mails/${id}`);
	let wer: Angemeldet;
	beforeAll(async () => {
		t.stelleUhr('2026-10-01');
		wer = await t.registriere([t.ort(0)], { vorname: 'Tilda' });
		await geleert();
		const kontakt = { nachricht: 'Kommen Sie am Freitag vorbei.' };
		gelungen(await t.traeger('POST', `/v1/freiwilliger/wunsch/${wer.wunschID()}/contact`, kontakt));
	});

	it('opens from the act that sent it, with its text as it arrived', async () => {
		const [wartet] = await mailsVon(wer);
		expect(wartet).toMatchObject({ status: 'queued', an: null, isAufbewahrt: false });
		expect((await inhalt(wer, wartet?.id)).status).toBe(404);
		const [gesendet] = await geleert();
		const [mail] = await mailsVon(wer);
		expect(mail).toMatchObject({ id: wartet?.id, status: 'sent', an: 'Tilda Sommer', isAufbewahrt: true });
		const { data: verlauf } = await t.traeger('GET', `/v1/freiwilliger/${wer.id}/historie`);
		const tat = (verlauf as unknown as readonly { version: number; satz: string }[]).find(
			({ version }) => version === mail?.version,
		);
		expect(tat?.satz).toContain('Kontakt aufgenommen');
		expect((await inhalt(wer, mail?.id)).data).toEqual({
			...{ betreff: gesendet?.betreff, text: gesendet?.text, anhaenge: [] },
		});
	});

	it('keeps no link that opens something', async () => {
		const mails = (await mailsVon(lena)).filter((m) => m.isAufbewahrt);
		const texte = await Promise.all(mails.map(({ id }) => inhalt(lena, id)));
		const alle = texte.map(({ data }) => (data as { text: string }).text).join('\n');
		expect(alle).toContain('https://portal.test/unterschrift/…');
		expect(alle).not.toMatch(/\/[\w-]{43}\b/);
	});

	it('is for the Traeger, of this file', async () => {
		const [mail] = await mailsVon(wer);
		expect((await inhalt(lena, mail?.id)).status).toBe(404);
		expect((await wer.frage('GET', `/v1/freiwilliger/${wer.id}/mails`)).status).toBe(403);
		expect((await t.verein('GET', `/v1/freiwilliger/${wer.id}/mails/${mail?.id}`)).status).toBe(403);
	});

	it('keeps nothing of a mail about several volunteers: none of them could be erased by himself', async () => {
		const { rows } = await t.umgebung.pool.query(
			`select from mailkopie k join outbox o on o.id = k.outbox_id
			where exists (select from outbox g where g.gesammelt_in = o.id
				and g.daten ->> 'freiwilligerID' <> o.daten ->> 'freiwilligerID')`,
		);
		expect(rows).toEqual([]);
	});

	it('goes with the file', async () => {
		gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}?bestaetigung=L%C3%96SCHEN`));
		await geleert();
		const { umgebung, verzeichnis } = t;
		await loeschePersonenbezug({
			umgebung,
			mail: { versand: async () => {}, verzeichnis, baseUrl: 'https://portal.test' },
			dateien: ablage(verzeichnis),
		} as never);
		const { rows } = await umgebung.pool.query('select from mailkopie where text like $1 or an like $1', ['%Tilda%']);
		expect(rows).toEqual([]);
	});
});
