import { alsBefehl, ladeLage } from '#commands/akte/lage.ts';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { inhaber } from '#commands/zugang/inhaber.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { pruefe } from '#domain/akte/verb.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { BESPRECHBAR, HOECHSTENS_VERLEGT } from '#domain/meeting/grenzen.ts';
import { NICHT_ANGEBOTEN, schritt, terminVorbei, ZU_OFT_VERLEGT } from '#domain/meeting/meeting.ts';
import { VERANSTALTEN, VEREINBAREN } from '#domain/meeting/vereinbaren.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import {
	type Angebotsblick,
	angebotVon,
	angebotZumAnsehen,
	meetingVon,
	type Terminangebot,
} from '#projections/queries/akte/meetings.ts';
import { aendere, legeAn, RAUM_BELEGT, schreibeEinladung, teilnehmende, VERALTET } from './meetings.ts';
import { mitRaum, pruefeRaeume, type Raumbesteller, raumrueckgabe } from './raeume.ts';
import type { Raeume } from './videodienst.ts';

const ZWECK = 'TERMINWAHL';

export interface NeuesAngebot {
	readonly freiwilligerID: string;
	readonly wunschID: string;
	readonly titel: string;
	readonly termine: readonly string[];
	readonly dauerMinuten: number;
}

/** Offers the volunteer times to choose from, by a mail with a link; an earlier offer about the wish is void. */
export async function bieteTermineAn(umgebung: Umgebung, befehl: Handlung, neu: NeuesAngebot): Promise<string> {
	return execute(umgebung, befehl, async (sitzung) => {
		const { freiwilligerID, wunschID, titel, dauerMinuten } = neu;
		const termine = [...new Set(neu.termine.map((termin) => new Date(termin).toISOString()))].toSorted();
		const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID);
		const wunsch = findeWunsch(lage, wunschID);
		pruefe(VEREINBAREN, wunschfall(lage, wunsch, { termine, dauerMinuten, feld: 'termine' }));
		// Refused now rather than when the volunteer has chosen.
		await pruefeRaeume(sitzung.db);
		const id = sitzung.ctx.neueID();
		const { jetzt } = sitzung.ctx;
		sitzung.tabelle(offene(sitzung, wunschID));
		sitzung.tabelle(
			sitzung.db.insertInto('terminangebot').values({
				...{ id, freiwilliger_id: freiwilligerID, wunsch_id: wunschID, titel, termine },
				...{ dauer_minuten: dauerMinuten, erstellt_von: befehl.akteur.userID, erstellt_am: jetzt },
			}),
		);
		const daten = { freiwilligerID, wunschID, terminangebotID: id };
		sitzung.outbox(mailzeile('MEETING_TERMINE', { art: 'FREIWILLIGER', id: freiwilligerID }, daten));
		return id;
	});
}

/** Nobody chooses from it any more. */
export async function zieheAngebotZurueck(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const angebot = await gefunden(sitzung, id);
		const lage = await ladeLage(sitzung, befehl.akteur, angebot.freiwilligerID);
		pruefe(VERANSTALTEN, wunschfall(lage, findeWunsch(lage, angebot.wunschID), null));
		sitzung.tabelle(offene(sitzung, angebot.wunschID).where('id', '=', id), NICHT_MEHR_OFFEN);
	});
}

/** The volunteer's choice on his own page: his first, or another time for the talk that came of it. */
export async function waehleTermin(
	raeume: Raeume,
	befehl: Handlung,
	{ id, termin }: { readonly id: string; readonly termin: string },
): Promise<void> {
	await mitRaum(raeume, (bestelle) =>
		execute(raeume.umgebung, befehl, async (sitzung) => {
			const angebot = await gefunden(sitzung, id);
			if (angebot.freiwilligerID !== befehl.akteur.freiwilligerID) throw new Abgelehnt([NICHT_GEFUNDEN]);
			await waehle(sitzung, { ...befehl, bestelle }, angebot, termin);
		}),
	);
}

/** The offer a link leads to that still waits for an answer; looking uses nothing up. */
export async function angebotZumLink({ db }: Umgebung, token: string): Promise<Angebotsblick> {
	const id = await inhaberVon(db, ZWECK, token);
	const angebot = id && (await angebotZumAnsehen(db, id));
	if (!angebot || !istOffen(angebot)) throw new Abgelehnt([LINK_UNGUELTIG]);
	return angebot;
}

/** The choice by the link, which is used up in the same transaction; later ones are made on the own page. */
export async function waehleTerminPerLink(
	raeume: Raeume,
	idempotenz: Idempotenz | null,
	{ token, termin }: { readonly token: string; readonly termin: string },
): Promise<void> {
	const { id, userID, freiwilligerID } = await angebotZumLink(raeume.umgebung, token);
	const befehl = { akteur: inhaber(userID, freiwilligerID), idempotenz };
	await mitRaum(raeume, (bestelle) =>
		execute(raeume.umgebung, alsBefehl(befehl), async (sitzung) => {
			const angebot = await gefunden(sitzung, id);
			if (!istOffen(angebot)) throw new Abgelehnt([LINK_UNGUELTIG]);
			sitzung.tabelle(verbrauch(sitzung.db, ZWECK, token), LINK_UNGUELTIG);
			await waehle(sitzung, { ...befehl, bestelle }, angebot, termin);
		}),
	);
}

async function waehle(
	sitzung: Sitzung,
	{ akteur, bestelle }: Pick<Handlung, 'akteur'> & { readonly bestelle: Raumbesteller },
	angebot: Terminangebot,
	termin: string,
): Promise<void> {
	const { jetzt } = sitzung.ctx;
	if (!angebot.termine.some((einer) => Date.parse(einer) === Date.parse(termin)))
		throw new Abgelehnt([NICHT_ANGEBOTEN]);
	if (Date.parse(termin) < Date.parse(jetzt)) throw new Abgelehnt([terminVorbei('termin')]);
	const lage = await ladeLage(sitzung, akteur, angebot.freiwilligerID);
	const wunsch = findeWunsch(lage, angebot.wunschID);
	if (angebot.zurueckgezogenAm !== null || !BESPRECHBAR.includes(wunsch.status))
		throw new Abgelehnt([NICHT_MEHR_OFFEN]);
	if (angebot.meetingID !== null) return verlege(sitzung, { lage, bestelle }, angebot, termin);
	const meetingID = await legeAn(sitzung, { lage, wunsch, bestelle }, { ...angebot, termin }, jetzt);
	const meeting = { ...angebot, id: meetingID, folge: 0, gaeste: [], einsatzortID: dienstort(lage.akte, wunsch) };
	sitzung.tabelle(
		offene(sitzung, angebot.wunschID, { meeting_id: meetingID }).where('id', '=', angebot.id),
		NICHT_MEHR_OFFEN,
	);
	schreibeEinladung(sitzung, meeting, teilnehmende(meeting));
}

/**
 * Another of the times: whoever has the talk in his calendar gets it moved. A room that was ordered for the one time is
 * given back and another ordered for the other; one of the template is good for any.
 */
async function verlege(
	sitzung: Sitzung,
	{ lage, bestelle }: { readonly lage: Lage; readonly bestelle: Raumbesteller },
	{ id, meetingID, verlegt }: Terminangebot,
	termin: string,
) {
	const meeting = meetingID === null ? null : await meetingVon(sitzung.db, meetingID);
	if (!meeting) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const status = schritt(meeting.status, 'Verlegt');
	if (Date.parse(meeting.termin) === Date.parse(termin)) return;
	if (verlegt >= HOECHSTENS_VERLEGT) throw new Abgelehnt([ZU_OFT_VERLEGT]);
	const { jetzt } = sitzung.ctx;
	const folge = meeting.folge + 1;
	const { dauerMinuten, raumdienst } = meeting;
	const raum = raumdienst === null ? {} : await bestelle({ vorname: lage.akte.person.vorname, termin, dauerMinuten });
	sitzung.tabelle(
		aendere(sitzung, meeting, { status, termin, folge, vereinbart_am: jetzt, erinnert_am: null, ...raum }),
		VERALTET,
		RAUM_BELEGT,
	);
	for (const zeile of raumrueckgabe(meeting)) sitzung.outbox(zeile);
	sitzung.tabelle(
		sitzung.db
			.updateTable('terminangebot')
			.set({ verlegt: verlegt + 1 })
			.where('id', '=', id)
			.where('verlegt', '=', verlegt),
		VERALTET,
	);
	schreibeEinladung(sitzung, { ...meeting, folge }, teilnehmende(meeting));
}

/** The statement that ends what is open about a wish: withdrawn, or with the talk that came of it. */
const offene = (
	{ db, ctx }: Pick<Sitzung, 'db' | 'ctx'>,
	wunschID: string,
	womit: { readonly meeting_id?: string; readonly zurueckgezogen_am?: string } = { zurueckgezogen_am: ctx.jetzt },
) =>
	db
		.updateTable('terminangebot')
		.set(womit)
		.where('wunsch_id', '=', wunschID)
		.where('meeting_id', 'is', null)
		.where('zurueckgezogen_am', 'is', null);

const istOffen = ({ meetingID, zurueckgezogenAm }: Terminangebot): boolean =>
	meetingID === null && zurueckgezogenAm === null;

async function gefunden({ db }: Sitzung, id: string): Promise<Terminangebot> {
	const angebot = await angebotVon(db, id);
	if (!angebot) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return angebot;
}

const NICHT_MEHR_OFFEN: Regelverstoss = {
	code: 'MEETING_ANGEBOT',
	http: 409,
	text: 'Diese Termine werden nicht mehr angeboten.',
};
