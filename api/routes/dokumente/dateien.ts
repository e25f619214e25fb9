import type { dateien } from '#api/contract/dokumente/dateien.ts';
import { nimmDatei } from '#api/plugins/dateien.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { ladeHoch } from '#commands/dateien/hochladen.ts';
import { findeBild, findeLesbare, findeTraegerbild, loescheDatei } from '#commands/leserecht.ts';
import { DATEITYPEN, type Endung } from '#domain/upload/dateitypen.ts';
import type { Traegerbild } from '#domain/upload/traegerbild.ts';
import type { Besitzer } from '#domain/upload/upload.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsAnhang, gibInhalt } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';

export const dateienHandlers: Handlers<typeof dateien> = {
	async ladeDateiHoch({ umgebung, akteur, portal, request, reply }) {
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		// Nobody without an account may call it.
		const wer = { rollen: akteur.rollen, userID: akteur.userID ?? '' };
		return { data: await nimmDatei(request, reply, (datei) => ladeHoch(umgebung, dort, wer, datei)) };
	},

	async ladeDateiHerunter(anruf) {
		const upload = await findeLesbare(anruf.umgebung, anruf.akteur, anruf.params.gid);
		alsAnhang(anruf.reply, upload);
		return gibInhalt(anruf, upload);
	},

	holeBild: (anruf) => zeigeBild(anruf, anruf.params.uploadID),
	holeAdressbild: (anruf) => zeigeBild(anruf, anruf.params.uploadID, 'ADRESSE'),

	async loescheDatei({ umgebung, akteur, params }) {
		await loescheDatei(umgebung, akteur, params.uploadID);
	},

	async holeDateitypen() {
		return { data: Object.entries(DATEITYPEN).map(([ext, mime]) => ({ ext: ext as Endung, mime })) };
	},

	async holeTraegerbild(anruf) {
		const upload = await findeTraegerbild(anruf.umgebung, anruf.akteur, anruf.params.uploadID);
		// Another image has another id.
		anruf.reply.header('cache-control', 'private, max-age=31536000, immutable');
		return gibInhalt(anruf, upload);
	},
	holeLogo: (anruf) => gibAktuelles(anruf, 'logo'),
	holeCover: (anruf) => gibAktuelles(anruf, 'cover'),
	holeReportlogo: (anruf) => gibAktuelles(anruf, 'reportlogo'),
	holeSeminarnachweisunterschrift: (anruf) => gibAktuelles(anruf, 'seminarnachweisunterschrift'),
};

async function gibAktuelles(anruf: Umstand, feld: Traegerbild): Promise<string> {
	const { umgebung, akteur, reply } = anruf;
	const uploadID = (await alleParameter(umgebung.db))[feld];
	if (uploadID === null) throw nichtGefunden();
	reply.header('cache-control', 'private, no-cache');
	return gibInhalt(anruf, await findeTraegerbild(umgebung, akteur, uploadID));
}

/** Asked for anew each time: who may see it changes. */
async function zeigeBild(anruf: Umstand, uploadID: string, art?: Besitzer['art']): Promise<string> {
	const upload = await findeBild(anruf.umgebung, anruf.akteur, uploadID, art);
	anruf.reply.header('cache-control', 'private, no-cache');
	return gibInhalt(anruf, upload);
}
