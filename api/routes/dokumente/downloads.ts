import type { downloads } from '#api/contract/dokumente/downloads.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { liesAdresse } from '#api/routes/orte/adressverlauf.ts';
import { mitNamen } from '#api/routes/traeger/auskunft.ts';
import { informiereUeberDownloads } from '#commands/download/informieren.ts';
import { aendereDownload, legeDownloadAn, loescheDownload, ordneDownloads } from '#commands/download/pflegen.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { type StreamRef, streamRef } from '#commands/event-store/stream.ts';
import { istTraeger } from '#domain/adresse/zugang.ts';
import {
	type DownloadFelder,
	downloadStammdatum,
	istFuerEinsatzstellen,
	siehtDownload,
} from '#domain/download/download.ts';
import { infoStammdatum } from '#domain/download/info.ts';
import { ordnungStammdatum } from '#domain/download/ordnung.ts';
import { downloadverlauf, infoverlauf, ordnungsverlauf } from '#domain/download/verlauf.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Stammdatenverlaufseintrag } from '#domain/stammdatenverlauf.ts';
import {
	alleDownloads,
	type Downloadsatz,
	findeDownload,
	zaehleAbruf,
} from '#projections/queries/dokumente/downloads.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { adressunterlagen } from '#projections/queries/orte/adressunterlagen.ts';
import { ereignisseite } from '#projections/queries/traeger/stammdatenverlauf.ts';
import { alsAnfrage, alsSeite } from '../anfrage.ts';
import { alsAnhang, gibInhalt } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';

export const downloadsHandlers: Handlers<typeof downloads> = {
	async listeDownloads({ umgebung, akteur, query }) {
		return { data: (await sichtbare(umgebung, akteur, query)).map((d) => zeige(akteur, d)) };
	},

	async legeDownloadAn(anruf) {
		const { umgebung, akteur, query, body } = anruf;
		const felder = { beschreibung: null, rollen: [], ...genannte(body), tags: body.tags ?? tagsAus(query) };
		const { id } = await legeDownloadAn(umgebung, anruf, felder as unknown as DownloadFelder);
		return { data: zeige(akteur, await einen(anruf, id)) };
	},

	holeDownload: async (anruf) => ({ data: zeige(anruf.akteur, await einen(anruf, anruf.params.id)) }),

	async aendereDownload(anruf) {
		const { version, ...felder } = anruf.body;
		await aendereDownload(anruf.umgebung, anruf, anruf.params.id, { felder: genannte(felder), version });
		return { data: zeige(anruf.akteur, await einen(anruf, anruf.params.id)) };
	},

	async loescheDownload(anruf) {
		await loescheDownload(anruf.umgebung, anruf, anruf.params.id);
	},

	async ladeDownloadHerunter(anruf) {
		const { db } = anruf.umgebung;
		const { id, uploadID } = await einen(anruf, anruf.params.id);
		const upload = await findeUpload(db, { id: uploadID });
		if (!upload) throw nichtGefunden();
		await zaehleAbruf(db, id);
		alsAnhang(anruf.reply, upload);
		return gibInhalt(anruf, upload);
	},

	async informiereUeberDownloads(anruf) {
		const { downloadIDs, adresseIDs = null, text = null } = anruf.body;
		await informiereUeberDownloads(anruf.umgebung, anruf, { downloadIDs, adresseIDs, text });
	},

	async ordneDownloads(anruf) {
		await ordneDownloads(anruf.umgebung, anruf, anruf.body);
		return { data: (await alleDownloads(anruf.umgebung.db)).map(({ id, pos }) => ({ id, pos })) };
	},

	async holeDownloadhistorie({ umgebung, query: { seite } }) {
		const { eintraege, total } = await verlauf(umgebung, seite);
		return { data: await mitNamen(umgebung, eintraege), total, seite, groesse: EINTRAEGE };
	},

	async listeAdressdownloads(anruf) {
		const { umgebung, akteur, params, query } = anruf;
		await liesAdresse(anruf, params.id);
		const alle = await sichtbare(umgebung, akteur, query);
		return { data: alle.filter(istFuerEinsatzstellen).map((d) => zeige(akteur, d)) };
	},

	async listeAdressunterlagen(anruf) {
		const { umgebung, akteur, params, query } = anruf;
		const { adresse } = await liesAdresse(anruf, params.id);
		const anfrage = alsAnfrage(anruf, query);
		const wo = { adresseID: adresse.id, mitDokumenten: istTraeger(akteur) };
		return alsSeite(await adressunterlagen(umgebung, wo, anfrage), anfrage, (z) => ({ ...z, tags: [...z.tags] }));
	},

	async listeDownloadtags({ umgebung, akteur }) {
		const tags = (await sichtbare(umgebung, akteur, {})).flatMap((d) => d.tags);
		return { data: [...new Set(tags)].sort((a, b) => a.localeCompare(b, 'de')) };
	},
};

type Tagquery = { readonly tags?: string | undefined };

const tagsAus = ({ tags = '' }: Tagquery): string[] =>
	tags
		.split(',')
		.map((tag) => tag.trim())
		.filter(Boolean);

async function sichtbare({ db }: Umstand['umgebung'], akteur: Akteur, query: Tagquery): Promise<Downloadsatz[]> {
	return (await alleDownloads(db, tagsAus(query))).filter((d) => siehtDownload(akteur, d));
}

/** What the caller may not see answers like what doesn't exist. */
async function einen({ umgebung, akteur }: Umstand, id: string): Promise<Downloadsatz> {
	const satz = await findeDownload(umgebung.db, id);
	if (!satz || !siehtDownload(akteur, satz)) throw nichtGefunden();
	return satz;
}

const zeige = (akteur: Akteur, { tags, rollen, abrufe, ...rest }: Downloadsatz) => ({
	...rest,
	tags: [...tags],
	rollen: [...rollen],
	abrufe: istTraeger(akteur) ? abrufe : null,
});

/** Without what was left out. */
const genannte = <T extends object>(felder: T): { [F in keyof T]: Exclude<T[F], undefined> } =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined)) as never;

/** On a page. */
const EINTRAEGE = 40;

/** A page of events; those that tell nothing leave it shorter. */
async function verlauf({ db, pool }: Umstand['umgebung'], seite: number) {
	const namen = [downloadStammdatum, infoStammdatum, ordnungStammdatum].map(({ aggregat }) => aggregat.name);
	const { zeilen, total } = await ereignisseite(db, namen, { seite, groesse: EINTRAEGE });
	const refs = [...new Set(zeilen.map(({ stream }) => stream))].map(streamRef);
	const [inhalte, downloads] = await Promise.all([readStreams(pool, refs), alleDownloads(db)]);
	const titel = new Map(downloads.map((d) => [d.id, d.titel]));
	const erzaehlt = inhalte.flatMap(({ ereignisse }, stelle) => erzaehle(refs[stelle], ereignisse, titel));
	const nachID = new Map(erzaehlt.map((eintrag) => [eintrag.id, eintrag]));
	const eintraege = zeilen.flatMap(({ stream, version }) => nachID.get(`${streamRef(stream).id} ${version}`) ?? []);
	return { eintraege, total };
}

function erzaehle(
	ref: StreamRef | undefined,
	ereignisse: readonly Aufgezeichnet[],
	titel: ReadonlyMap<string, string>,
): readonly Stammdatenverlaufseintrag[] {
	const { aggregat, id } = ref ?? { aggregat: '', id: '' };
	switch (aggregat) {
		case downloadStammdatum.aggregat.name:
			return downloadverlauf(id, ereignisse as Parameters<typeof downloadverlauf>[1]);
		case infoStammdatum.aggregat.name:
			return infoverlauf(id, ereignisse as Parameters<typeof infoverlauf>[1], (d) => titel.get(d) ?? null);
		default:
			return ordnungsverlauf(id, ereignisse as Parameters<typeof ordnungsverlauf>[1]);
	}
}
