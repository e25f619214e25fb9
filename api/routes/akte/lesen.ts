import type { akteLesen } from '#api/contract/akte/freiwilliger.ts';
import { mailstatus } from '#api/contract/system/postausgang.ts';
import { zeigeDokumentenakte } from '#api/routes/dokumente/dokumentansicht.ts';
import { liesAkte, liesKontingente } from '#commands/akte/lesen.ts';
import { pruefeKette } from '#commands/event-store/kette.ts';
import { streamName } from '#commands/event-store/stream.ts';
import { unzustellbarSeit } from '#commands/mail/sperre.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { aktionen } from '#domain/akte/aktionen.ts';
import { nochZurueckzunehmen } from '#domain/akte/entscheidungen/freiwilliger/zuruecknehmen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { unterschiede, unterschiedeVon } from '#domain/akte/verlauf/angaben.ts';
import { seminarangaben } from '#domain/akte/verlauf/seminarangaben.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { endeDesTages } from '#domain/datum.ts';
import { hatRolle } from '#domain/rollen.ts';
import { mitgesandt } from '#domain/upload/anhang.ts';
import { ueblicheDauern } from '#projections/queries/akte/wartezeiten.ts';
import { dateien } from '#projections/queries/dokumente/uploads.ts';
import { wunschorte } from '#projections/queries/orte/wunschorte.ts';
import { mailinhalt, mailsDerAkte } from '#projections/queries/post/mailkopien.ts';
import { betreuerkarte } from '#projections/queries/zugang/betreuer.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { zeigeFreiwilligen, zeigeWuensche } from '../../present/freiwilliger.ts';
import { zeigeAenderung, zeigeHistorie } from '../../present/historie.ts';
import { zeigeWunschorte } from '../../present/wunschorte.ts';
import { blickfeld, type Einblick, sichtAuf, sieheAkte, sieheVerlauf } from '../aktenblick.ts';
import { gefuellt, vermerkeEinsicht } from '../einsicht.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { namenFuer } from './namen.ts';

function zeigeZurueck(lage: Lage) {
	const zurueck = nochZurueckzunehmen(lage);
	if (!zurueck) return null;
	const { art: tat, wunschID, dokumentID } = zurueck.tat;
	return { tat, objektID: wunschID ?? dokumentID, sekunden: zurueck.sekunden };
}

/** What is read of a file. */
export const leseHandlers: Handlers<typeof akteLesen> = {
	async holeFreiwilliger(anruf) {
		return { data: await zeigeAkte(anruf, await sieheAkte(anruf, anruf.params.id)) };
	},

	async holeBewerbung(anruf) {
		const einblick = await sieheAkte(anruf, anruf.params.id);
		const freiwilliger = await zeigeAkte(anruf, einblick);
		const { feld, sicht, lage } = einblick;
		const wuensche = zeigeWuensche(feld, sicht);
		const ids = wuensche.map(({ einsatzortID }) => einsatzortID);
		const { plz = null } = freiwilliger;
		const orte = zeigeWunschorte(await wunschorte(anruf.umgebung.db, ids, plz), ids, plz);
		return { data: { freiwilliger, wuensche, orte, aktionen: aktionen(lage), zurueck: zeigeZurueck(lage) } };
	},

	async holeHistorie(anruf) {
		const { akte, sicht, lage, ereignisse } = await sieheVerlauf(anruf, anruf.params.id);
		const namen = await namenFuer(anruf, ereignisse);
		const dabei = ereignisse.flatMap((e) => (e.type === 'NachrichtGesendet' ? mitgesandt(e.facts) : []));
		const anhaenge = await dateien(anruf.umgebung.db, dabei);
		const blick = { akteur: anruf.akteur, akte, sicht, namen, jetzt: lage.ctx.jetzt, dateien: anhaenge };
		return { data: zeigeHistorie(blick, ereignisse) };
	},

	async listeAktenmails(anruf) {
		const { akte } = await sieheVerlauf(anruf, anruf.params.id);
		const mails = await mailsDerAkte(anruf.umgebung.db, akte.id);
		return { data: mails.map((mail) => ({ ...mail, status: mailstatus.parse(mail.status) })) };
	},

	async holeAktenmail(anruf) {
		const { akte, sicht } = await sieheVerlauf(anruf, anruf.params.id);
		const inhalt = await mailinhalt(anruf.umgebung.db, akte.id, anruf.params.mailID);
		if (!inhalt) throw nichtGefunden();
		const felder = gefuellt(akte).filter((feld) => inhalt.text.includes(String(akte.person[feld])));
		await vermerkeEinsicht(anruf, { id: akte.id, sicht, felder, anlass: 'EMAIL' });
		return { data: inhalt };
	},

	async holeWartezeiten(anruf) {
		const { db } = anruf.umgebung;
		const { akte, referenz } = (await sieheAkte(anruf, anruf.params.id)).lage;
		const [zeiten, karte] = await Promise.all([
			ueblicheDauern(db, akte.zyklusID),
			akte.traegerBetreuerUserID ? betreuerkarte(db, akte.traegerBetreuerUserID) : null,
		]);
		const { mandantBezeichnung, mandantApMail, mailReplyTo } = referenz.parameter;
		const traeger = { name: mandantBezeichnung, email: mandantApMail ?? mailReplyTo, telefon: null, bild: null };
		return { data: { zeiten, kontakt: karte ?? traeger } };
	},

	async holeDokumentenakte(anruf) {
		return { data: await zeigeDokumentenakte(anruf, anruf.params.id) };
	},

	async holeStand(anruf) {
		const { am } = anruf.query;
		const heute = await sieheVerlauf(anruf, anruf.params.id);
		const bis = endeDesTages(am);
		const damals = await liesAkte(anruf.umgebung, anruf.params.id, bis);
		const felder = [...gefuellt(heute.akte), ...gefuellt(damals.akte)];
		await vermerkeEinsicht(anruf, { id: heute.akte.id, sicht: heute.sicht, felder, anlass: 'STAND' });
		const namen = await namenFuer(anruf, heute.ereignisse);
		const sicht = sichtAuf(heute.lage, anruf.akteur, damals.akte);
		const kontingente = await liesKontingente(anruf.umgebung, damals.akte, bis);
		const feld = { ...blickfeld(heute.lage, damals.akte), kontingente, heute: am };
		const mitSeminaren = (akte: Akte) =>
			heute.lage.referenz.parameter.isSeminarverwaltungEnabled ? seminarangaben(akte) : [];
		const seminareDamals = mitSeminaren(damals.akte);
		return {
			data: {
				am,
				freiwilliger: sicht && zeigeFreiwilligen(feld, sicht),
				unterschiede: [
					...unterschiede(damals.akte, heute.akte, namen),
					...unterschiedeVon(seminareDamals, mitSeminaren(heute.akte)),
				].map(zeigeAenderung),
				seminare: seminareDamals.map(({ bezeichnung, wert, status }) => ({ bezeichnung, wert, status })),
				version: damals.akte.version,
			},
		};
	},

	async pruefeAkte(anruf) {
		const { lage } = await sieheAkte(anruf, anruf.params.id);
		const stream = streamName({ aggregat: akteAggregat.name, id: anruf.params.id });
		const befund = await pruefeKette(anruf.umgebung.pool, stream);
		return { data: { ...befund, ok: befund.fehler === null, geprueftAm: lage.ctx.jetzt } };
	},

	async holeBetreuer({ umgebung, params }) {
		const karte = await betreuerkarte(umgebung.db, params.betreuerUserID);
		if (!karte) throw nichtGefunden();
		return { data: karte };
	},
};

/** The volunteer as the viewer sees him; that others read sensitive data of him is recorded. */
export async function zeigeAkte(umstand: Umstand, { feld, sicht }: Einblick) {
	const { akte } = feld;
	await vermerkeEinsicht(umstand, { id: akte.id, sicht, felder: gefuellt(akte), anlass: 'AKTE' });
	const isTraeger = hatRolle(umstand.akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const email = isTraeger && !akte.geloescht ? akte.person.email : null;
	const emailUnzustellbarSeit = email ? await unzustellbarSeit(umstand.umgebung.db, email) : null;
	return { ...zeigeFreiwilligen(feld, sicht), emailUnzustellbarSeit };
}
