/** Decisions on talks over the net. Table: Meeting. */
import { NEU, type Uebergang, uebergang } from '#domain/maschine.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { MEETING, type MeetingStatus } from '#domain/status/meeting.ts';
import { ERINNERUNG_STUNDEN, KUERZESTES, LAENGSTES, VORBEI_STUNDEN } from './grenzen.ts';
import { meetingMaschine } from './meeting.machine.ts';

const STUNDE_MS = 3_600_000;

type Schritt = Uebergang<typeof meetingMaschine>;

/** The status a step leads to; null: the map doesn't have it. */
export const nach = (von: MeetingStatus | typeof NEU, was: Schritt): MeetingStatus | null =>
	uebergang(meetingMaschine, von, was);

/** The same for whoever asks for it: refused (G22) where the map doesn't have it. */
export function schritt(von: MeetingStatus | typeof NEU, was: Schritt): MeetingStatus {
	const ziel = nach(von, was);
	if (ziel !== null) return ziel;
	const status = von === NEU ? von : formatStatus(MEETING, von);
	throw new Abgelehnt([
		{ code: 'G22', http: 409, text: `Die Aktion „${AKTION[was]}“ ist im Status ${status} nicht möglich.` },
	]);
}

const AKTION: Readonly<Record<Schritt, string>> = {
	Vereinbart: 'Gespräch vereinbaren',
	Eingeladen: 'Einladen',
	Verlegt: 'Termin ändern',
	Gestartet: 'Gespräch beginnen',
	Beendet: 'Gespräch beenden',
	Abgesagt: 'Gespräch absagen',
};

/** The only refusal where meetings are switched off, or were never set up. */
export const KEINE_ANBINDUNG: Regelverstoss = {
	code: 'MEETING_ANBINDUNG',
	http: 409,
	text: 'Es ist keine Videokonferenz-Anbindung eingerichtet.',
	behebbarDurch: ['ADMIN'],
};

export const terminVorbei = (feld: string): Regelverstoss => ({
	code: 'MEETING_TERMIN',
	http: 422,
	feld,
	text: 'Bitte wählen Sie einen Termin in der Zukunft.',
});

const DAUER: Regelverstoss = {
	code: 'MEETING_DAUER',
	http: 422,
	feld: 'dauerMinuten',
	text: `Ein Gespräch dauert mindestens ${KUERZESTES} und höchstens ${LAENGSTES} Minuten.`,
};

/** What is wrong with when it is to be. */
export function zeitverstoesse(
	{ termine, dauerMinuten, feld }: { termine: readonly string[]; dauerMinuten: number; feld: string },
	jetzt: string,
): Regelverstoss[] {
	const dauert = dauerMinuten >= KUERZESTES && dauerMinuten <= LAENGSTES;
	const istVorbei = termine.some((termin) => Date.parse(termin) < Date.parse(jetzt));
	return [...(istVorbei ? [terminVorbei(feld)] : []), ...(dauert ? [] : [DAUER])];
}

/** Nobody has said that it ended (any more): it has. */
export function istVorbei(
	{ status, termin, gestartetAm }: { status: MeetingStatus; termin: string; gestartetAm: string | null },
	jetzt: string,
): boolean {
	if (nach(status, 'Beendet') === null) return false;
	return Date.parse(gestartetAm ?? termin) + VORBEI_STUNDEN * STUNDE_MS <= Date.parse(jetzt);
}

/** A day before, unless it was agreed on only after that. */
export function brauchtErinnerung({ status, termin, vereinbartAm, erinnertAm }: Erinnerbares, jetzt: string): boolean {
	const [beginn, ab] = [Date.parse(termin), Date.parse(termin) - ERINNERUNG_STUNDEN * STUNDE_MS];
	if (status !== MEETING.nr.Geplant || erinnertAm !== null || Date.parse(vereinbartAm) >= ab) return false;
	return ab <= Date.parse(jetzt) && Date.parse(jetzt) < beginn;
}

interface Erinnerbares {
	readonly status: MeetingStatus;
	readonly termin: string;
	readonly vereinbartAm: string;
	readonly erinnertAm: string | null;
}

export const ZU_OFT_VERLEGT: Regelverstoss = {
	code: 'MEETING_VERLEGT',
	http: 409,
	text: 'Sie haben den Termin schon zweimal geändert. Bitte wenden Sie sich an die Einsatzstelle.',
};
export const NICHT_ANGEBOTEN: Regelverstoss = {
	code: 'MEETING_TERMIN',
	http: 422,
	feld: 'termin',
	text: 'Dieser Termin wurde nicht angeboten.',
};
