/** Writes calendars as iCalendar (RFC 5545). */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addiereTage } from '#domain/datum.ts';
import type { Kalendereintrag } from '#domain/seminar/kalendereintraege.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';

const ZONE = 'Europe/Berlin';
/** How often programs that ask us for advice come again, in seconds. */
const ABRUF_SEKUNDEN = 6 * 60 * 60;

interface Kalenderkopf {
	/** What a program calls the calendar; missing: it is none, but entries on their way into one. */
	readonly name?: string;
	/** What a program is to do with entries that come by mail. */
	readonly methode?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
	/** Whose entries they are: asked for where there is a method. */
	readonly veranstalter?: { readonly name: string; readonly email: string };
	/** Whom a request asks. */
	readonly teilnehmer?: { readonly name: string; readonly email: string };
}

/** The same bytes for the same entries, whenever and wherever they are written. */
export function schreibeKalender(eintraege: readonly Kalendereintrag[], kopf: Kalenderkopf): string {
	const { name, methode } = kopf;
	const kalender = ical({ prodId: { company: 'Freiwilligenportal', product: 'Seminare', language: 'DE' } });
	// No zone of the calendar: the library would write its stamps in it, which are always UTC.
	kalender.timezone({ name: null, generator: zeitzone });
	if (name !== undefined) kalender.name(maskiert(name)).ttl(ABRUF_SEKUNDEN);
	if (methode) kalender.method(ICalCalendarMethod[methode]);
	for (const eintrag of eintraege) schreibeEintrag(kalender, eintrag, kopf);
	return `${mitZeitzone(kalender.toString())}\r\n`;
}

/** A calendar must hold something; the library brings the zone only where an entry has times. */
const mitZeitzone = (text: string): string =>
	text.includes('BEGIN:VTIMEZONE') ? text : text.replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, `${zeitzone(ZONE)}\r\n`);

function schreibeEintrag(
	kalender: ReturnType<typeof ical>,
	{ uid, folge, titel, ort, termin, status, geaendertAm }: Kalendereintrag,
	{ veranstalter, teilnehmer }: Kalenderkopf,
): void {
	const event = kalender.createEvent({
		id: uid,
		sequence: folge,
		stamp: new Date(geaendertAm),
		lastModified: new Date(geaendertAm),
		summary: mitUhrzeit(titel, termin),
		status: ICalEventStatus[status],
		...zeiten(termin),
	});
	if (ort !== null) event.location({ title: ort });
	if (veranstalter) event.organizer(veranstalter);
	if (teilnehmer) event.createAttendee({ ...teilnehmer, rsvp: true });
}

/** Whole days, whose end isn't part of them, unless both times are known: nobody is there till midnight. */
function zeiten({ von, bis, beginn, ende }: Termin) {
	if (beginn === null || ende === null) return { allDay: true, start: tag(von), end: tag(addiereTage(bis, 1)) };
	return { timezone: ZONE, start: new Wanduhr(von, beginn), end: new Wanduhr(bis, ende) };
}

/** Of whole days the one time that is known is said in words. */
function mitUhrzeit(titel: string, { beginn, ende }: Termin): string {
	if ((beginn === null) === (ende === null)) return titel;
	return `${titel} (${beginn === null ? `bis ${ende}` : `ab ${beginn}`} Uhr)`;
}

const tag = (datum: string) => new Date(`${datum}T00:00:00Z`);

/**
 * What the clock on the wall shows, without saying where the wall stands: that, the zone beside it does. The library reads
 * it by the getters that otherwise go by the zone of the server, but for what looks like a date of `@date-fns/tz`.
 */
class Wanduhr extends Date {
	readonly internal: Date = this;
	constructor(datum: string, zeit: string) {
		super(`${datum}T${zeit}:00Z`);
	}
	withTimeZone(): this {
		return this;
	}
	tzComponents(): null {
		return null;
	}
	override getFullYear = (): number => this.getUTCFullYear();
	override getMonth = (): number => this.getUTCMonth();
	override getDate = (): number => this.getUTCDate();
	override getHours = (): number => this.getUTCHours();
	override getMinutes = (): number => this.getUTCMinutes();
	override getSeconds = (): number => this.getUTCSeconds();
}

/** The rules of summer time, for programs that don't know the zone by its name. */
function zeitzone(zone: string): string | null {
	const [block] = tzlib_get_ical_block(zone);
	return block ?? null;
}

/** The library writes the name as it is. */
const maskiert = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, ' ');
