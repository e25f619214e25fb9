import type { dokumente } from '#api/contract/dokumente/dokumente.ts';
import { nimmDatei } from '#api/plugins/dateien.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { loescheVerfallene } from '#commands/dateien/aufraeumen.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { pruefeBereitstellung, stelleBereit, stelleGefuelltBereit } from '#commands/dokumente/bereitstellen.ts';
import { ladeDokumentHoch, pruefeEinreichung } from '#commands/dokumente/hochladen.ts';
import { dateiDesDokuments, ortDesDokuments } from '#commands/dokumente/lesen.ts';
import { fuelleVorlageFuer } from '#commands/dokumente/vorlage.ts';
import { findeLesbareVon, loescheDateiVon } from '#commands/leserecht.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import {
	anforderungOeffnen,
	anforderungSchliessen,
	anforderungZurueckziehen,
} from '#domain/akte/entscheidungen/dokument/anforderung-pflegen.ts';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { dokumentLoeschen } from '#domain/akte/entscheidungen/dokument/dokument-loeschen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { einsichtFesthalten } from '#domain/akte/entscheidungen/freiwilliger/einsicht-festhalten.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { alsAnhang, gibInhalt } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { zeigeAnforderung, zeigeDokument } from './dokumentansicht.ts';

const PFLEGE = {
	ABSCHLIESSEN: anforderungSchliessen,
	ZURUECKZIEHEN: anforderungZurueckziehen,
	OEFFNEN: anforderungOeffnen,
} as const;

/** Table: FreiwilligerDokument, calls. */
export const dokumenteHandlers: Handlers<typeof dokumente> = {
	async fordereDokumentAn(anruf) {
		const { id } = anruf.params;
		const { dokumentSpecID: specID, frist = null, bemerkung = null } = anruf.body;
		const anforderungID = await entscheide(anruf.umgebung, anruf, id, (lage) => {
			const entschluss = dokumentAnfordern(lage, { specID, frist, bemerkung });
			const neu = entschluss.akte.find((e) => e.type === 'DokumentAngefordert' && e.facts.specID === specID);
			return { entschluss, ergebnis: neu?.type === 'DokumentAngefordert' ? neu.facts.anforderungID : '' };
		});
		return { data: await zeigeAnforderung(anruf, id, anforderungID) };
	},

	async stelleDokumentBereit(anruf) {
		const { umgebung, params, query, request, reply } = anruf;
		const { freiwilligerID } = params;
		const { dokumentID: gemeint, einsatzortID = null, expectedLength: laenge } = query;
		const was = { freiwilligerID, gemeint, einsatzortID, automatisch: false };
		const dort = ablageVon(anruf);
		const vorab = () => pruefeBereitstellung(umgebung, anruf.akteur, was);
		const { dokumentID } = request.isMultipart()
			? await nimmDatei(request, reply, (datei) => stelleBereit(umgebung, dort, anruf, was, datei), {
					laenge,
					isLaengeFrei: true,
					vorab,
				})
			: await stelleGefuelltBereit(umgebung, dort, anruf, was);
		return { data: await zeigeDokument(anruf, freiwilligerID, dokumentID) };
	},

	async ladeDokumentHoch(anruf) {
		const { umgebung, params, query, request, reply } = anruf;
		const { id: freiwilligerID, dokumentID: anforderungID } = params;
		const { adresseID: einsatzortID = null, expectedLength: laenge } = query;
		const antwort = { freiwilligerID, anforderungID, einsatzortID, geheimnis: geheimnis(anruf) };
		const dort = ablageVon(anruf);
		const { dokumentID } = await nimmDatei(
			request,
			reply,
			(datei) => ladeDokumentHoch(umgebung, dort, anruf, antwort, datei),
			{ laenge, vorab: () => pruefeEinreichung(umgebung, anruf.akteur, antwort) },
		);
		return { data: await zeigeDokument(anruf, freiwilligerID, dokumentID) };
	},

	async ladeDokumentHerunter(anruf) {
		const { umgebung, params, query, reply } = anruf;
		const { id: freiwilligerID, dokumentID } = params;
		const gemeint = { freiwilligerID, dokumentID, istOriginal: query.original === 'true' };
		const upload = await dateiDesDokuments(umgebung, anruf, gemeint);
		alsAnhang(reply, upload);
		return gibInhalt(anruf, upload);
	},

	async pflegeAnforderung(anruf) {
		const { id, anforderungId: anforderungID } = anruf.params;
		await tue(anruf, id, (lage) => PFLEGE[anruf.body.aktion](lage, { anforderungID }));
		return { data: await zeigeAnforderung(anruf, id, anforderungID) };
	},

	async pruefeDokument(anruf) {
		const { id, dokId: dokumentID } = anruf.params;
		await tue(anruf, id, (lage) => dokumentPruefen(lage, { dokumentID, ...anruf.body }));
		await loescheVerfallene(anruf.umgebung, ablageVon(anruf));
		return { data: await zeigeDokument(anruf, id, dokumentID) };
	},

	async halteEinsichtFest(anruf) {
		const { id, anforderungID } = anruf.params;
		await tue(anruf, id, (lage) => einsichtFesthalten(lage, { anforderungID, werte: anruf.body }));
		await loescheVerfallene(anruf.umgebung, ablageVon(anruf));
		return { data: await zeigeAnforderung(anruf, id, anforderungID) };
	},

	async invalidiereDokument(anruf) {
		const { id, anforderungID } = anruf.params;
		await tue(anruf, id, (lage) => dokumentInvalidieren(lage, { anforderungID, ...anruf.body }));
		return { data: await zeigeAnforderung(anruf, id, anforderungID) };
	},

	async holeDokument(anruf) {
		const ort = await ortDesDokuments(anruf.umgebung, anruf.params.dokID);
		if (!ort) throw nichtGefunden();
		return { data: await zeigeDokument(anruf, ort.freiwilligerID, anruf.params.dokID) };
	},

	async fuelleVorlage(anruf) {
		const { id: freiwilligerID, dokumentSpecID: specID } = anruf.params;
		const { einsatzortID = null } = anruf.query;
		const { name, inhalt } = await fuelleVorlageFuer(anruf.umgebung, ablageVon(anruf), anruf.akteur, {
			freiwilligerID,
			specID,
			einsatzortID,
			geheimnis: geheimnis(anruf),
		});
		alsAnhang(anruf.reply, { name });
		anruf.reply.header('content-security-policy', "default-src 'none'; sandbox");
		// The bytes pass through unread; the contract knows them as text.
		return Buffer.from(inhalt) as unknown as string;
	},

	async ladeUploadHerunter(anruf) {
		const { freiwilligerID, uploadID } = anruf.params;
		const upload = await findeLesbareVon(anruf.umgebung, anruf.akteur, { freiwilligerID, uploadID });
		alsAnhang(anruf.reply, upload);
		return gibInhalt(anruf, upload);
	},

	async loescheDokument(anruf) {
		const { id, dokumentId: dokumentID } = anruf.params;
		await tue(anruf, id, (lage) => dokumentLoeschen(lage, { dokumentID, ...anruf.body }));
	},

	loescheUploadPerLink: (anruf) => loesche(anruf, anruf.params),
	loescheUpload: (anruf) => loesche(anruf, anruf.params),
};

const ablageVon = ({ portal }: Umstand) => ablage(portal.konfiguration.datenVerzeichnis);

/** By which what was given out to be signed is known again. */
const geheimnis = ({ portal }: Umstand): string => portal.konfiguration.jwtSecret;

const tue = (
	anruf: Umstand,
	freiwilligerID: string,
	decide: (lage: Lage, sitzung: Sitzung) => Entschluss,
): Promise<null> =>
	entscheide(anruf.umgebung, anruf, freiwilligerID, (lage, sitzung) => ({
		entschluss: decide(lage, sitzung),
		ergebnis: null,
	}));

async function loesche(
	{ umgebung, akteur }: Umstand,
	params: Readonly<Record<'freiwilligerID' | 'uploadID', string>>,
): Promise<{ data: Record<never, never> }> {
	await loescheDateiVon(umgebung, akteur, params);
	return { data: {} };
}
