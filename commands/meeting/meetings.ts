import { ladeLage } from '#commands/akte/lage.ts';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { zusatzID } from '#commands/mail/inhalt/empfaenger.ts';
import { type Empfaenger, mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Doppelt, Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { pruefe } from '#domain/akte/verb.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { NEU } from '#domain/maschine.ts';
import { schritt } from '#domain/meeting/meeting.ts';
import { VERANSTALTEN, VEREINBAREN } from '#domain/meeting/vereinbaren.ts';
import { KEIN_RAUM } from '#domain/meeting/videodienst.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { type Meeting, meetingVon } from '#projections/queries/akte/meetings.ts';
import { mitRaum, type Raumbesteller, raumrueckgabe } from './raeume.ts';
import type { Raeume } from './videodienst.ts';

/** What staff agree on. */
export interface NeuesMeeting {
	readonly freiwilligerID: string;
	readonly wunschID: string;
	readonly titel: string;
	readonly termin: string;
	readonly dauerMinuten: number;
}

/** Agrees on a talk about a wish, in a room of its own. Returns its id. */
export async function vereinbare(raeume: Raeume, befehl: Handlung, neu: NeuesMeeting): Promise<string> {
	return mitRaum(raeume, (bestelle) =>
		execute(raeume.umgebung, befehl, async (sitzung) => {
			const { freiwilligerID, wunschID, termin, dauerMinuten } = neu;
			const lage = await ladeLage(sitzung, befehl.akteur, freiwilligerID);
			const wunsch = findeWunsch(lage, wunschID);
			pruefe(VEREINBAREN, wunschfall(lage, wunsch, { termine: [termin], dauerMinuten, feld: 'termin' }));
			return legeAn(sitzung, { lage, wunsch, bestelle }, neu);
		}),
	);
}

interface Anlass {
	readonly lage: Lage;
	readonly wunsch: Wunsch;
	readonly bestelle: Raumbesteller;
}

/** In the transaction of whoever chose or set the time. */
export async function legeAn(
	sitzung: Sitzung,
	{ lage, wunsch, bestelle }: Anlass,
	{ freiwilligerID, wunschID, titel, termin, dauerMinuten }: NeuesMeeting,
	eingeladenAm: string | null = null,
): Promise<string> {
	const id = sitzung.ctx.neueID();
	const { jetzt } = sitzung.ctx;
	const status = schritt(NEU, 'Vereinbart');
	const raum = await bestelle({ vorname: lage.akte.person.vorname, termin, dauerMinuten });
	sitzung.tabelle(
		sitzung.db.insertInto('meeting').values({
			...{ id, freiwilliger_id: freiwilligerID, wunsch_id: wunschID, einsatzort_id: dienstort(lage.akte, wunsch) },
			...{ titel, termin, dauer_minuten: dauerMinuten, status, ...raum },
			...{
				vereinbart_am: jetzt,
				eingeladen_am: eingeladenAm,
				erstellt_von: lage.akteur.userID,
				erstellt_am: jetzt,
				geaendert_am: jetzt,
			},
		}),
		undefined,
		RAUM_BELEGT,
	);
	return id;
}

/** A service that gives the same room out twice. */
export const RAUM_BELEGT: Doppelt = { index: 'meeting_raum_key', verstoss: KEIN_RAUM };

/** Mails to both sides, and to these addresses besides; once both know, to whoever is new alone. */
export async function ladeEin(
	umgebung: Umgebung,
	befehl: Handlung,
	{ id, emails }: { readonly id: string; readonly emails: readonly string[] },
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const meeting = await eigenes(sitzung, befehl.akteur, id);
		const neue = emails.filter((email) => !meeting.gaeste.includes(email));
		const gaeste = [...meeting.gaeste, ...neue];
		sitzung.tabelle(
			aendere(sitzung, meeting, {
				status: schritt(meeting.status, 'Eingeladen'),
				gaeste,
				eingeladen_am: sitzung.ctx.jetzt,
			}),
			VERALTET,
		);
		const istErneut = meeting.eingeladenAm !== null && neue.length > 0;
		schreibeEinladung(sitzung, meeting, istErneut ? neue.map(gast) : teilnehmende({ ...meeting, gaeste }));
	});
}

/** Calls it off, and tells everybody who could come. */
export async function sageAb(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => beende(sitzung, await eigenes(sitzung, befehl.akteur, id)));
}

/** Its calendar entry goes with its mail, its room by a job. */
export function beende(sitzung: Sitzung, meeting: Meeting): void {
	const abgesagt = { status: schritt(meeting.status, 'Abgesagt'), folge: meeting.folge + 1 };
	sitzung.tabelle(aendere(sitzung, meeting, abgesagt), VERALTET);
	schreibe(sitzung, 'MEETING_ABGESAGT', meeting, teilnehmende(meeting));
	for (const zeile of raumrueckgabe(meeting)) sitzung.outbox(zeile);
}

/** What lies in a talk is changed by one at a time: whoever comes second looks again. */
export const aendere = (
	{ db, ctx }: Pick<Sitzung, 'db' | 'ctx'>,
	{ id, status, folge }: Pick<Meeting, 'id' | 'status' | 'folge'>,
	werte: {
		readonly status: number;
		readonly folge?: number;
		readonly gaeste?: string[];
		readonly termin?: string;
		readonly raum?: string;
		readonly link?: string;
		readonly raumdienst?: string | null;
		readonly vereinbart_am?: string;
		readonly eingeladen_am?: string;
		readonly erinnert_am?: string | null;
		readonly gestartet_am?: string;
	},
) =>
	db
		.updateTable('meeting')
		.set({ ...werte, geaendert_am: ctx.jetzt })
		.where('id', '=', id)
		.where('status', '=', status)
		.where('folge', '=', folge);

export const VERALTET: Regelverstoss = {
	code: 'VERSION',
	http: 409,
	text: 'Das Gespräch wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.',
};

/** A talk about a wish the caller may see and act on. */
async function eigenes(sitzung: Sitzung, akteur: Akteur, id: string): Promise<Meeting> {
	const meeting = await meetingVon(sitzung.db, id);
	if (!meeting) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const lage = await ladeLage(sitzung, akteur, meeting.freiwilligerID);
	pruefe(VERANSTALTEN, wunschfall(lage, findeWunsch(lage, meeting.wunschID), null));
	return meeting;
}

/** The talk a contact names is one about this wish that is to be. */
export async function pruefeMeeting(
	{ db }: Pick<Sitzung, 'db'>,
	{ meetingID, wunschID }: { readonly meetingID?: string | undefined; readonly wunschID: string },
): Promise<void> {
	if (meetingID === undefined) return;
	const meeting = await meetingVon(db, meetingID);
	if (meeting?.wunschID !== wunschID) throw new Abgelehnt([NICHT_GEFUNDEN]);
	schritt(meeting.status, 'Eingeladen');
}

const gast = (email: string): Empfaenger => ({ art: 'MEETINGGAST', id: zusatzID(email) });

/** Both sides and whoever else was invited. */
export const teilnehmende = ({
	freiwilligerID,
	einsatzortID,
	gaeste,
}: Pick<Meeting, 'freiwilligerID' | 'einsatzortID' | 'gaeste'>): Empfaenger[] => [
	{ art: 'FREIWILLIGER', id: freiwilligerID },
	{ art: 'EINSATZORT', id: einsatzortID },
	...gaeste.map(gast),
];

type Betroffenes = Pick<Meeting, 'id' | 'freiwilligerID' | 'wunschID' | 'folge'>;

export const schreibeEinladung = (sitzung: Sitzung, meeting: Betroffenes, an: readonly Empfaenger[]): void =>
	schreibe(sitzung, 'MEETING_EINLADUNG', meeting, an);

export function schreibe(
	sitzung: Sitzung,
	schluessel: string,
	{ id, freiwilligerID, wunschID, folge }: Betroffenes,
	an: readonly Empfaenger[],
): void {
	// A mail about an earlier time isn't sent any more.
	const stand = schluessel === 'MEETING_ABGESAGT' ? {} : { meetingFolge: folge };
	const daten = { freiwilligerID, wunschID, meetingID: id, ...stand };
	for (const empfaenger of an) sitzung.outbox(mailzeile(schluessel, empfaenger, daten));
}
