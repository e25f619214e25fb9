import { readFile } from 'node:fs/promises';
import type { dokumentspecs } from '#api/contract/dokumente/dokumentspecs.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsEingehend } from '#api/plugins/multipart.ts';
import { ladeHoch } from '#commands/dateien/hochladen.ts';
import {
	aendereSpecification,
	legeSpecificationAn,
	legeVersionVon,
	loeseSpecificationAb,
	sperreSpecification,
} from '#commands/dokumentspec/pflegen.ts';
import { befundeVon, befundeZurFreigabe, kontextVon, liesBytes } from '#commands/dokumentspec/pruefen.ts';
import { reichweite } from '#commands/dokumentspec/reichweite.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { ladeVorlage, muster } from '#commands/pdf/fuellen-fuer.ts';
import { ladeVariablen } from '#commands/pdf/lade-variablen.ts';
import { zeigeVorschau } from '#commands/pdf/vorschau.ts';
import { felderVon } from '#commands/pdf/werkstatt.ts';
import { istMailbar } from '#domain/akte/dokument/mailbar.ts';
import { dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import type { DokumentSpecEreignis } from '#domain/dokumentspec/ereignisse.ts';
import { pruefeFreigabe } from '#domain/dokumentspec/freigabe.ts';
import { pruefeFelder, pruefeText } from '#domain/dokumentspec/pruefung.ts';
import { STEUERUNGSFELDER } from '#domain/dokumentspec/steuerungsfelder.ts';
import { specverlauf } from '#domain/dokumentspec/verlauf.ts';
import { istVertraulich } from '#domain/dokumentspec/vertraulich.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { NICHT_MEHR_VORHANDEN } from '#domain/seminar/worte.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { anzahlVertretende } from '#domain/vorlagen/vertretende.ts';
import { letzterAbgleich } from '#projections/queries/dokumente/dokumentabgleich.ts';
import { alleSpecs, dokumenttags, specnamen, vorlageVon } from '#projections/queries/dokumente/dokumentspecs.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { alsAnhang, gibInhalt } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';
import {
	dort,
	eine,
	imGebrauchFuer,
	vermerkeProbe,
	zeige,
	zeigeGanz,
	zeigeImGebrauch,
} from './dokumentspec-ansicht.ts';

export const dokumentspecsHandlers: Handlers<typeof dokumentspecs> = {
	async listeSpecs({ umgebung, query }) {
		const specs = await alleSpecs(umgebung.db);
		const data = specs
			.filter(({ status }) => query.all === 'true' || status <= DOKUMENTSPEC.nr.Veroeffentlicht)
			.map(zeige);
		return { data };
	},

	async legeSpecAn(anruf) {
		const vorlage = await mitgesandt(anruf);
		const eingabe = { ...genannte(anruf.body), ...vorlage, bezeichnung: anruf.body.bezeichnung };
		const { id } = await legeSpecificationAn(anruf.umgebung, anruf, eingabe);
		return { data: await zeigeGanz(anruf, id) };
	},

	listeVeroeffentlichte: async (anruf) => ({ data: (await imGebrauchFuer(anruf)).map(zeigeImGebrauch) }),

	holeSpec: async (anruf) => ({ data: await zeigeGanz(anruf, anruf.params.id) }),

	async aendereSpec(anruf) {
		const { status, version, ...felder } = anruf.body;
		const aenderung = { felder: genannte(felder), isVeroeffentlicht: status === 10, version };
		await aendereSpecification(anruf.umgebung, anruf, dort(anruf), anruf.params.id, aenderung);
		return { data: await zeigeGanz(anruf, anruf.params.id) };
	},

	async sperreSpec(anruf) {
		await sperreSpecification(anruf.umgebung, anruf, anruf.params.id);
	},

	async legeVersionAn(anruf) {
		const { id } = await legeVersionVon(anruf.umgebung, anruf, anruf.params.id);
		return { data: await zeigeGanz(anruf, id) };
	},

	async loeseSpecAb(anruf) {
		const { id } = anruf.params;
		await loeseSpecificationAb(anruf.umgebung, anruf, dort(anruf), { id, nachfolgerID: anruf.body.nachfolgerID });
		return { data: await zeigeGanz(anruf, id) };
	},

	async holeAbgleich(anruf) {
		await eine(anruf, anruf.params.id);
		return { data: await letzterAbgleich(anruf.umgebung.db, anruf.params.id) };
	},

	async pruefeFreigabe(anruf) {
		const { felder } = await eine(anruf, anruf.params.id);
		const { parameter } = await ladeReferenz(anruf.umgebung.db, { adresseIDs: [], benutzerIDs: [] });
		const befunde = await befundeZurFreigabe(anruf.umgebung.db, dort(anruf), vorlageVon(felder));
		const { fehler, hinweise, luecken } = pruefeFreigabe(felder, befunde, parameter);
		return {
			data: {
				ok: fehler.length === 0,
				fehler: [...fehler],
				hinweise: hinweise.map(({ text, variablen: [variable] }) => ({ text, variable })),
				luecken: [...luecken],
			},
		};
	},

	async pruefeVorlage(anruf) {
		const { felder } = await eine(anruf, anruf.params.id);
		return { data: await befundeVon(dort(anruf), vorlageVon(felder)) };
	},

	async pruefeGeaenderteVorlage(anruf) {
		const { umgebung, akteur, params, body, request } = anruf;
		const { felder } = await eine(anruf, params.id);
		const kontext = body.freiwilligerID && (await kontextVon(umgebung, akteur, body.freiwilligerID));
		if (kontext === null) throw nichtGefunden();
		const gruppen = kontext || undefined;
		if (request.beilage)
			return {
				data: pruefeFelder(
					await felderVon(dort(anruf), await readFile(request.beilage.pfad)),
					felder.feldzuordnungen,
					gruppen,
				),
			};
		if (body.inhalt !== undefined) return { data: pruefeText(body.inhalt, gruppen) };
		return { data: await befundeVon(dort(anruf), vorlageVon(felder), gruppen) };
	},

	async zeigeVorschau(anruf) {
		const { umgebung, body } = anruf;
		if (body.freiwilligerID)
			await vermerkeProbe(anruf, body.freiwilligerID, (variable) => body.inhalt.includes(variable));
		const bytes = await zeigeVorschau(umgebung, dort(anruf), body);
		alsAnhang(anruf.reply, { name: `Vorschau ${body.bezeichnung}.pdf` });
		// The bytes pass through unread; the contract knows them as text.
		return Buffer.from(bytes) as unknown as string;
	},

	async ermittleBekannteAngaben(anruf) {
		const { id } = anruf.params;
		await vermerkeProbe(anruf, id, () => false);
		const werte = await ladeVariablen(anruf.umgebung, id);
		const bekannt = [...werte].flatMap(([name, wert]) => (wert === '' ? [] : name));
		return { data: { bekannt, vertretende: anzahlVertretende((name) => werte.get(name) ?? '') } };
	},

	async ermittleReichweite({ umgebung, zyklusID, body }) {
		return { data: await reichweite(umgebung, zyklusID, body) };
	},

	async ladeVorlageHerunter(anruf) {
		const { umgebung, params } = anruf;
		const { felder } = await eine(anruf, params.id);
		const upload =
			felder.vorlageUploadID === params.uploadID && (await findeUpload(umgebung.db, { id: params.uploadID }));
		if (!upload) throw nichtGefunden();
		alsAnhang(anruf.reply, upload);
		return gibInhalt(anruf, upload);
	},

	async ladeMusterHerunter(anruf) {
		const { felder } = await eine(anruf, anruf.params.id);
		const vorlage = vorlageVon(felder);
		if (!vorlage) throw nichtGefunden();
		const bytes = await muster(
			dort(anruf),
			await ladeVorlage(anruf.umgebung, dort(anruf), vorlage, felder.bezeichnung),
		);
		alsAnhang(anruf.reply, { name: `Muster ${felder.bezeichnung}.pdf` });
		// The bytes pass through unread; the contract knows them as text.
		return Buffer.from(bytes) as unknown as string;
	},

	async listeVorlagenfelder(anruf) {
		const { vorlageUploadID } = (await eine(anruf, anruf.params.id)).felder;
		const felder = vorlageUploadID ? await felderVon(dort(anruf), await liesBytes(dort(anruf), vorlageUploadID)) : [];
		return { data: felder.map(({ name }) => name) };
	},

	async holeSpecHistorie({ umgebung, params: { id } }) {
		const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: dokumentSpecAggregat.name, id }]);
		if (!inhalt?.version) throw nichtGefunden();
		const ereignisse = inhalt.ereignisse as Aufgezeichnet<DokumentSpecEreignis>[];
		const userIDs = ereignisse.flatMap(({ meta }) => [meta.userID, meta.impersoniertVon]).filter((u) => u !== null);
		const namen = await specnamen(umgebung.db, [...new Set(userIDs)]);
		const wer = (userID: string | null) => userID && { id: userID, name: namen.get(userID) ?? null };
		const data = specverlauf(ereignisse, (was) => namen.get(was) ?? NICHT_MEHR_VORHANDEN).map(
			({ userID, impersoniertVon, aenderungen, ...eintrag }, stelle) => ({
				...eintrag,
				id: `${ereignisse.length - stelle}`,
				akteur: wer(userID) || null,
				impersoniertVon: wer(impersoniertVon) || null,
				aenderungen: [...aenderungen],
			}),
		);
		return { data };
	},

	async kurzlisteSpecs({ umgebung, query }) {
		const specs = await alleSpecs(umgebung.db);
		const gezeigt = specs.filter(({ status }) =>
			query.all === 'true' ? status > DOKUMENTSPEC.nr.Entwurf : status === DOKUMENTSPEC.nr.Veroeffentlicht,
		);
		const data = gezeigt.map(({ id, felder, status, nummer }) => ({
			id,
			bezeichnung: felder.bezeichnung,
			status,
			nummer,
			isMailbar: istMailbar({ ...felder, isVertraulich: istVertraulich(felder) }),
		}));
		return { data };
	},

	listeDokumenttags: async ({ umgebung }) => ({ data: await dokumenttags(umgebung.db) }),
	listeSteuerungsfelder: async () => ({ data: [...STEUERUNGSFELDER] }),
};

/** Values left out stay as they are. */
const genannte = <T extends object>(werte: T) =>
	Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== undefined)) as {
		[F in keyof T]?: Exclude<T[F], undefined>;
	};

/** The PDF form that came along with the JSON, if one did. */
async function mitgesandt(anruf: Umstand): Promise<{ vorlageUploadID?: string }> {
	const { beilage } = anruf.request;
	if (!beilage) return {};
	// Nobody without an account may call it.
	const wer = { rollen: anruf.akteur.rollen, userID: anruf.akteur.userID ?? '' };
	const { uploadID } = await ladeHoch(anruf.umgebung, dort(anruf), wer, alsEingehend(beilage));
	return { vorlageUploadID: uploadID };
}
