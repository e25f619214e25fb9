/** Who was there on which half day of a seminar. Table: Attendance. */

import { AnwesenheitErfasst } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { KEINE_ANMELDUNG } from '#domain/akte/seminar/abmeldung.ts';
import { konflikt, type Nachweisfall } from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import {
	anwesenheitHindernis,
	type Halbtagstand,
	istSelber,
	istSeminartag,
	standAm,
	teilnahmevorschlag,
} from '#domain/seminar/anwesenheit.ts';
import { platzVon } from '#domain/seminar/plaetze.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

/** `eingabe`: what would really change. */
interface Anwesenheitsfall extends Nachweisfall<readonly Halbtagstand[]> {
	readonly seminar: Seminar;
}

function hatBegonnen({ lage, seminar }: Anwesenheitsfall): Befund {
	const text = anwesenheitHindernis(seminar, lage.ctx.heute);
	return text === null ? null : konflikt('SEMINARZEIT', text);
}

const nimmtTeil = ({ lage, seminar }: Anwesenheitsfall): Befund =>
	platzVon(seminar, lage.akte.id)?.stand === 'ANGEMELDET' ? null : KEINE_ANMELDUNG;

/** What was recognised changes by the review alone (S6). */
function ungeprueft({ nachweis, eingabe }: Anwesenheitsfall): Befund {
	if (
		nachweis.status === SEMINARNACHWEIS.nr.Geplant ||
		nachweis.status === SEMINARNACHWEIS.nr.Pruefung ||
		eingabe?.length === 0
	)
		return null;
	return konflikt(
		'GEPRUEFT',
		'Die Teilnahme ist schon geprüft. Nehmen Sie zuerst die Prüfung zurück, dann lässt sich die Anwesenheit ändern.',
	);
}

const gehoertDazu = ({ seminar, eingabe }: Anwesenheitsfall): Befund =>
	eingabe?.every(({ tag }) => istSeminartag(seminar.felder, tag))
		? null
		: { code: 'SEMINARTAG', http: 422, feld: 'tag', text: 'Das ist kein Tag dieses Seminars.' };

const ERFASSEN: Verb<Anwesenheitsfall, 'anwesenheitErfassen'> = {
	key: 'anwesenheitErfassen',
	titel: 'Anwesenheit eintragen',
	ausgang: [hatBegonnen, nimmtTeil, ungeprueft],
	felder: [gehoertDazu],
};

/** Only what is named changes; what is so already isn't said again. While it is checked the proposal follows. */
export function anwesenheitErfassen(
	lage: Lage,
	{ seminar, halbtage }: { readonly seminar: Seminar; readonly halbtage: readonly Halbtagstand[] },
): Entschluss {
	const nachweis = nachweisVon(lage, seminar);
	const neue = aenderungen(nachweis, halbtage);
	pruefe(ERFASSEN, { lage, seminar, nachweis, eingabe: neue });
	if (neue.length === 0) return vollende(lage, []);
	const anwesenheit = [...nachweis.anwesenheit.filter((alt) => !neue.some((neu) => istSelber(alt, neu))), ...neue];
	const tage =
		nachweis.status === SEMINARNACHWEIS.nr.Pruefung ? teilnahmevorschlag({ ...nachweis, anwesenheit }).tage : null;
	const facts = { nachweisID: nachweis.id, seminarID: seminar.id, halbtage: neue, tage };
	return vollende(lage, [AnwesenheitErfasst(facts)]);
}

function nachweisVon({ akte }: Lage, seminar: Seminar): Seminarnachweis {
	const nachweis = akte.seminarnachweise.find((n) => n.seminarID === seminar.id);
	if (nachweis) return nachweis;
	throw new Abgelehnt([akte.existiert && !akte.geloescht ? KEINE_ANMELDUNG : NICHT_GEFUNDEN]);
}

/** The last word on each half day, as far as it says something new. */
function aenderungen({ anwesenheit }: Seminarnachweis, halbtage: readonly Halbtagstand[]): Halbtagstand[] {
	const letzte = halbtage.filter((h, i) => halbtage.findLastIndex((spaeter) => istSelber(spaeter, h)) === i);
	return letzte
		.filter((h) => standAm(anwesenheit, h) !== h.stand)
		.map(({ tag, haelfte, stand }) => ({ tag, haelfte, stand }));
}
