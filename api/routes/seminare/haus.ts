import type { haeuser } from '#api/contract/seminare/haus.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { fristVon, gaesteIn, type Hausblick, kuecheVon, zeigeSeminarhaus } from '#api/present/seminare/seminarhaus.ts';
import { notfallzeile } from '#api/present/seminare/seminarnotfall.ts';
import { liesAkten } from '#commands/akte/lesen.ts';
import {
	type Hauspapier,
	setzeKuechenblatt,
	setzeNotfallblatt,
	setzeRaumliste,
} from '#commands/pdf/seminare/seminarhaus.ts';
import {
	aendereSeminarraum,
	belegeBetten,
	entferneSeminarraum,
	erfasseGast,
	legeSeminarraumAn,
	liesSeminar,
	setzeSeminarteam,
	uebernimmSeminarraeume,
} from '#commands/seminar/haus.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { schlageVor } from '#domain/seminar/haus/vorschlag.ts';
import { gaeste } from '#domain/seminar/seminar.ts';
import { terminworte } from '#domain/seminar/worte.ts';
import type { Anlass } from '#domain/zugriff/protokoll.ts';
import { frueheresHaus, hauspersonen, kostVon } from '#projections/queries/seminare/haus.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** House and kitchen of a seminar. */
export const haeuserHandlers: Handlers<typeof haeuser> = {
	async holeSeminarhaus(anruf) {
		const { db } = anruf.umgebung;
		const { id: seminarID } = anruf.params;
		const blick = await sieh(anruf, seminarID);
		const haus = zeigeSeminarhaus(blick, await frueheresHaus(db, { seminarID, ort: blick.seminar.felder.ort }));
		// Who needs a barrier-free room is said by name.
		const betroffene = haus.gaeste.filter(({ isBarrierefrei }) => isBarrierefrei).map(({ id }) => id);
		await merke(anruf, betroffene, 'SEMINARHAUS');
		return { data: haus };
	},

	async legeSeminarraumAn(anruf) {
		return { data: await legeSeminarraumAn(anruf.umgebung, auftragVon(anruf), anruf.params.id, anruf.body) };
	},

	async uebernimmSeminarraeume(anruf) {
		const { umgebung, params, body } = anruf;
		return { data: await uebernimmSeminarraeume(umgebung, auftragVon(anruf), params.id, body.seminarID) };
	},

	async aendereSeminarraum(anruf) {
		const { id: seminarID, raumID } = anruf.params;
		await aendereSeminarraum(anruf.umgebung, auftragVon(anruf), { seminarID, raumID }, anruf.body);
	},

	async entferneSeminarraum(anruf) {
		const { id: seminarID, raumID } = anruf.params;
		await entferneSeminarraum(anruf.umgebung, auftragVon(anruf), { seminarID, raumID });
	},

	async belegeSeminarbetten(anruf) {
		await belegeBetten(anruf.umgebung, auftragVon(anruf), anruf.params.id, anruf.body.betten);
	},

	async schlageSeminarbettenVor(anruf) {
		const blick = await siehOffenes(anruf, anruf.params.id);
		const { umzuege, wuensche, ohneBett } = schlageVor({ ...blick.seminar.haus, gaeste: gaesteIn(blick) });
		return { data: { umzuege: [...umzuege], wuensche, ohneBett: [...ohneBett] } };
	},

	async erfasseSeminargast(anruf) {
		const { id: seminarID, gastID } = anruf.params;
		await erfasseGast(anruf.umgebung, auftragVon(anruf), { seminarID, gastID }, anruf.body);
	},

	async setzeSeminarteam(anruf) {
		await setzeSeminarteam(anruf.umgebung, auftragVon(anruf), anruf.params.id, anruf.body.personIDs);
	},

	async exportRaumliste(anruf) {
		const blick = await siehOffenes(anruf, anruf.params.id);
		const { haus } = blick.seminar;
		const namen = new Map(blick.personen.map(({ id, nachname, vorname }) => [id, `${nachname}, ${vorname}`]));
		const mitBett = new Set(haus.betten.map(({ gastID }) => gastID));
		const raeume = haus.raeume.map((raum) => {
			const drin = haus.betten.filter(({ raumID }) => raumID === raum.id);
			return { ...raum, namen: drin.flatMap(({ gastID }) => namen.get(gastID) ?? []).toSorted(nachName) };
		});
		const ohneBett = [...namen].filter(([id]) => !mitBett.has(id)).map(([, name]) => name);
		alsPdf(anruf, `raumliste-${blick.heute}`);
		return setzeRaumliste(await papier(anruf, blick, ALLE), raeume, ohneBett);
	},

	async exportKuechenblatt(anruf) {
		const blick = await siehOffenes(anruf, anruf.params.id);
		alsPdf(anruf, `kuechenblatt-${blick.heute}`);
		return setzeKuechenblatt(await papier(anruf, blick, ALLE), kuecheVon(blick));
	},

	async exportNotfallblatt(anruf) {
		const blick = await siehOffenes(anruf, anruf.params.id);
		const ids = blick.personen.filter(({ art }) => art === 'TEILNEHMEND').map(({ id }) => id);
		await merke(anruf, ids, 'NOTFALLBLATT');
		const [akten, papierkopf] = await Promise.all([
			liesAkten(anruf.umgebung, ids),
			papier(anruf, blick, 'Angemeldete Freiwillige.'),
		]);
		const raum = new Map(blick.seminar.haus.raeume.map(({ id, bezeichnung }) => [id, bezeichnung]));
		const wo = new Map(blick.seminar.haus.betten.map(({ gastID, raumID }) => [gastID, raum.get(raumID) ?? null]));
		alsPdf(anruf, `notfallblatt-${blick.heute}`);
		const zeilen = akten
			.filter(({ geloescht }) => !geloescht)
			.map((akte) => notfallzeile(akte, wo.get(akte.id) ?? null));
		return setzeNotfallblatt(papierkopf, zeilen);
	},
};

const ALLE = 'Angemeldete Freiwillige und Leitung.';
const nachName = (a: string, b: string): number => a.localeCompare(b, 'de');

const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

async function sieh({ umgebung }: Umstand, id: string): Promise<Hausblick> {
	const { db } = umgebung;
	const [seminar, { seminardatenMonate }] = await Promise.all([liesSeminar(umgebung, id), alleParameter(db)]);
	if (!seminar) throw nichtGefunden();
	const ids = gaeste(seminar);
	const [personen, kost] = await Promise.all([hauspersonen(db, ids), kostVon(db, ids)]);
	return { seminar, personen, kost, seminardatenMonate, heute: umgebung.ctx().heute };
}

/** As long as its data is kept. */
async function siehOffenes(anruf: Umstand, id: string): Promise<Hausblick> {
	const blick = await sieh(anruf, id);
	const { geloeschtAm } = fristVon(blick);
	if (geloeschtAm === null) return blick;
	const text = `Angaben zu Essen und Räumen wurden am ${formatDatum(geloeschtAm)} gelöscht.`;
	throw new Abgelehnt([{ code: 'GELOESCHT', http: 409, text }]);
}

const merke = ({ umgebung, akteur, request }: Umstand, betroffene: readonly string[], anlass: Anlass): Promise<void> =>
	merkeEinsicht(umgebung.db, { akteur, betroffene, arten: ['GESUNDHEIT'], anlass, ip: request.ip });

function alsPdf({ reply }: Umstand, name: string): void {
	reply.header('content-disposition', `attachment; filename="${name}.pdf"`);
	reply.header('cache-control', 'no-store');
}

async function papier({ umgebung }: Umstand, { seminar }: Hausblick, auswahl: string): Promise<Hauspapier> {
	const { mandantBezeichnung } = await alleParameter(umgebung.db);
	const { bezeichnung, termine, ort } = seminar.felder;
	const wann = [termine.map(terminworte).join('; '), ort].filter(Boolean).join(' · ');
	return { mandant: mandantBezeichnung, seminar: bezeichnung, wann, auswahl, erstellt: umgebung.ctx().jetzt };
}
