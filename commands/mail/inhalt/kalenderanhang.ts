import { schreibeKalender } from '#commands/kalender/ics.ts';
import { kalendereintraegeZurMail } from '#domain/seminar/kalendereintraege.ts';
import type { Outboxzeile } from '../zeile.ts';
import type { Mailanhang } from './anhaenge.ts';
import type { Mailkontext } from './kontext.ts';

/**
 * What a calendar program is to do with the entries: take them in, or take them out. Nobody answers by it, so that
 * programs offer no buttons for that.
 */
const METHODE: Readonly<Record<string, 'PUBLISH' | 'CANCEL'>> = {
	SEMINAR_EINLADUNG: 'PUBLISH',
	SEMINAR_NACHGERUECKT: 'PUBLISH',
	SEMINAR_ABGESAGT: 'CANCEL',
};

/** The dates of a seminar with a mail about it, as the calendar that is subscribed to has them; none where it has none. */
export function kalenderanhang(
	{ schluessel, daten }: Pick<Outboxzeile, 'schluessel' | 'daten'>,
	{ seminar, akte }: Pick<Mailkontext, 'seminar' | 'akte'>,
	veranstalter: { readonly name: string; readonly email: string },
): Mailanhang[] {
	const methode = METHODE[schluessel];
	const platz = seminar?.kalender.plaetze.find(({ freiwilligerID }) => freiwilligerID === akte?.id);
	if (!methode || !seminar || !platz || daten.isProbe) return [];
	const { id, status, felder, kalender } = seminar;
	const alle = kalendereintraegeZurMail({ id, status, ...felder, ...kalender, platz });
	const eintraege = alle.filter((eintrag) => (eintrag.status === 'CANCELLED') === (methode === 'CANCEL'));
	if (eintraege.length === 0) return [];
	const content = Buffer.from(schreibeKalender(eintraege, { methode, veranstalter }));
	return [{ filename: 'seminar.ics', contentType: `text/calendar; charset=utf-8; method=${methode}`, content }];
}
