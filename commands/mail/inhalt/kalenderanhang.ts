import { schreibeKalender } from '#commands/kalender/ics.ts';
import { kalendereintragZum } from '#domain/meeting/kalender.ts';
import { kalendereintraegeZurMail } from '#domain/seminar/kalendereintraege.ts';
import { MEETING } from '#domain/status/meeting.ts';
import type { Outboxzeile } from '../zeile.ts';
import type { Mailanhang } from './anhaenge.ts';
import type { Leser } from './empfaenger.ts';
import type { Mailkontext } from './kontext.ts';

type Zeile = Pick<Outboxzeile, 'schluessel' | 'daten'>;
interface Veranstalter {
	readonly name: string;
	readonly email: string;
}

/** What of a mail goes into calendars: dates of a seminar, or a talk over the net; none where it has none. */
export function kalenderanhang(
	zeile: Zeile,
	kontext: Mailkontext,
	veranstalter: Veranstalter,
	leser: Pick<Leser, 'name' | 'email'>,
): Mailanhang[] {
	if (zeile.daten.isProbe) return [];
	return kontext.meeting
		? zumGespraech(zeile, kontext.meeting, veranstalter, leser)
		: zumSeminar(zeile, kontext, veranstalter);
}

/**
 * What a calendar program is to do with the dates of a seminar: take them in, or take them out. Nobody answers by it, so
 * that programs offer no buttons for that.
 */
const SEMINARMETHODE: Readonly<Record<string, 'PUBLISH' | 'CANCEL'>> = {
	SEMINAR_EINLADUNG: 'PUBLISH',
	SEMINAR_NACHGERUECKT: 'PUBLISH',
	SEMINAR_ABGESAGT: 'CANCEL',
};

/** As the calendar that is subscribed to has them. */
function zumSeminar({ schluessel }: Zeile, { seminar, akte }: Mailkontext, veranstalter: Veranstalter): Mailanhang[] {
	const methode = SEMINARMETHODE[schluessel];
	const platz = seminar?.kalender.plaetze.find(({ freiwilligerID }) => freiwilligerID === akte?.id);
	if (!methode || !seminar || !platz) return [];
	const { id, status, felder, kalender } = seminar;
	const alle = kalendereintraegeZurMail({ id, status, ...felder, ...kalender, platz });
	const eintraege = alle.filter((eintrag) => (eintrag.status === 'CANCELLED') === (methode === 'CANCEL'));
	if (eintraege.length === 0) return [];
	return [anhang('seminar.ics', methode, schreibeKalender(eintraege, { methode, veranstalter }))];
}

/** A talk is a meeting of people: whoever is asked may answer. */
const GESPRAECHSMETHODE: Readonly<Record<string, 'REQUEST' | 'CANCEL'>> = {
	KONTAKTIERT: 'REQUEST',
	MEETING_EINLADUNG: 'REQUEST',
	MEETING_ABGESAGT: 'CANCEL',
};

function zumGespraech(
	{ schluessel }: Zeile,
	meeting: NonNullable<Mailkontext['meeting']>,
	veranstalter: Veranstalter,
	{ name, email }: Pick<Leser, 'name' | 'email'>,
): Mailanhang[] {
	const methode = GESPRAECHSMETHODE[schluessel];
	if (!methode || (meeting.status === MEETING.nr.Abgesagt) !== (methode === 'CANCEL')) return [];
	const eintrag = kalendereintragZum(meeting);
	const kopf = { methode, veranstalter, teilnehmer: { name, email } };
	return [anhang('gespraech.ics', methode, schreibeKalender([eintrag], kopf))];
}

const anhang = (filename: string, methode: string, text: string): Mailanhang => ({
	filename,
	contentType: `text/calendar; charset=utf-8; method=${methode}`,
	content: Buffer.from(text),
});
