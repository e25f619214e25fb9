import type { wunschVerben } from '#api/contract/akte/wunsch.ts';
import type { Getan } from '#commands/akte/befehl.ts';
import { probiereNachfrage } from '#commands/mahnwesen/nachfrageprobe.ts';
import { pruefeMeeting } from '#commands/meeting/meetings.ts';
import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { betreuerAendern } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { nachfragen } from '#domain/akte/entscheidungen/wunsch/nachfragen.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { wartelisteAufheben } from '#domain/akte/entscheidungen/wunsch/warteliste-aufheben.ts';
import { wartelisteSetzen } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import { wunschBearbeiten } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { darf } from '#domain/zugriff/darf.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { zeigeWunsch } from '../../present/wunsch.ts';
import { type Aktenentscheidung, befehl, freiwilligerDesWunsches, ohneLeere } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';

/** Steps of one wish. */
export const wunschHandlers: Handlers<typeof wunschVerben> = {
	async bearbeiteWunsch(anruf) {
		const { status, ...felder } = anruf.body;
		const wunschID = anruf.params.id;
		if (status === undefined)
			return amWunsch(anruf, wunschID, (lage) => wunschBearbeiten(lage, { wunschID, ...felder }));
		if (Object.keys(felder).length) throw nurEines();
		// The call is open to volunteers, the waiting list isn't: they shall not learn from the answer which wishes exist.
		if (!darf(anruf.akteur, 'wartelisteSetzen')) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
		const setze = status === 500 ? wartelisteSetzen : wartelisteAufheben;
		return amWunsch(anruf, wunschID, (lage) => setze(lage, { wunschID }));
	},

	zieheZurueck: (anruf) =>
		amWunsch(anruf, anruf.params.id, (lage) => zurueckziehen(lage, { wunschID: anruf.params.id, ...anruf.body })),

	reaktiviere: (anruf) => amWunsch(anruf, anruf.params.id, (lage) => reaktivieren(lage, { wunschID: anruf.params.id })),

	verhandle: (anruf) =>
		amWunsch(anruf, anruf.params.id, (lage) => verhandeln(lage, { wunschID: anruf.params.id, ...anruf.body }), {
			benutzerIDs: ohneLeere([anruf.body?.betreuerUserID]),
		}),

	einige(anruf) {
		const { grund, bestaetigt = false, ...felder } = anruf.body ?? {};
		const eingabe = { wunschID: anruf.params.id, felder, grund, bestaetigt };
		return amWunsch(anruf, anruf.params.id, (lage) => einigen(lage, eingabe), {
			adresseIDs: ohneLeere([felder.einsatzortID]),
		});
	},

	kontaktiere: (anruf) =>
		amWunsch(anruf, anruf.params.id, async (lage, sitzung) => {
			const eingabe = { wunschID: anruf.params.id, ...anruf.body };
			await pruefeMeeting(sitzung, eingabe);
			return kontaktieren(lage, eingabe);
		}),

	frageNach: (anruf) => amWunsch(anruf, anruf.params.id, (lage) => nachfragen(lage, { wunschID: anruf.params.id })),

	async probiereNachfrage(anruf) {
		const { umgebung, akteur, params } = anruf;
		const freiwilligerID = await freiwilligerDesWunsches(umgebung, params.id);
		const amt = { umgebung, mail: { baseUrl: await portaladresse(anruf) } };
		return { data: await probiereNachfrage(amt, akteur, { freiwilligerID, wunschID: params.id }) };
	},

	lehneAb: (anruf) =>
		amWunsch(anruf, anruf.params.id, (lage) => ablehnen(lage, { wunschID: anruf.params.id, ...anruf.body })),

	async aendereBetreuer(anruf) {
		const { id, wunschID } = anruf.params;
		const { betreuerUserID } = anruf.body;
		const bedarf = { benutzerIDs: [betreuerUserID] };
		const getan = await befehl(anruf, id, (lage) => betreuerAendern(lage, { wunschID, betreuerUserID }), bedarf);
		return { data: await zeigeDenWunsch(anruf, id, wunschID, getan) };
	},
};

/** Finds the file of the wish, decides, and answers with the wish as it is then. */
async function amWunsch(
	umstand: Umstand,
	wunschID: string,
	entscheide: Aktenentscheidung,
	bedarf: Partial<Referenzbedarf> = {},
) {
	const freiwilligerID = await freiwilligerDesWunsches(umstand.umgebung, wunschID);
	const getan = await befehl(umstand, freiwilligerID, entscheide, bedarf);
	return { data: await zeigeDenWunsch(umstand, freiwilligerID, wunschID, getan) };
}

export async function zeigeDenWunsch(umstand: Umstand, freiwilligerID: string, wunschID: string, getan?: Getan) {
	const { feld, sicht } = await sieheAkte(umstand, freiwilligerID, getan);
	const wunsch = sicht.wuensche.find((w) => w.id === wunschID);
	if (!wunsch) throw nichtGefunden();
	return zeigeWunsch(feld, wunsch);
}

/** Each is a decision of its own; together they could be half refused. */
const nurEines = () =>
	new Abgelehnt([
		{ code: 'NUR_EINES', http: 422, feld: 'status', text: 'Bitte senden Sie die Warteliste ohne andere Angaben.' },
	]);
