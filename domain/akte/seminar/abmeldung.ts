import type { Befund } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { seite } from '#domain/rollen.ts';
import { letzterAnmeldetag, platzVon } from '#domain/seminar/plaetze.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { konflikt, type Seminarfall } from './seminarfall.ts';

/** A site takes its volunteers off the waiting list only. */
function nurVonDerWarteliste({ lage, seminar }: Seminarfall): Befund {
	if (seite(lage.akteur) !== 'EINSATZSTELLE' || platzVon(seminar, lage.akte.id)?.stand !== 'ANGEMELDET') return null;
	return { code: 'BERECHTIGUNG', http: 403, text: 'Aus einem Seminar meldet nur der Träger ab.' };
}

/** Whoever only waits, or is offered a place, goes whenever he likes. */
function rechtzeitig({ lage, seminar }: Seminarfall): Befund {
	const bis = letzterAnmeldetag(seminar.felder);
	const gebunden = platzVon(seminar, lage.akte.id)?.stand === 'ANGEMELDET';
	if (istTraeger(lage.akteur) || !gebunden || bis === null || lage.ctx.heute <= bis) return null;
	const text = `Abmelden konnte man sich bis zum ${formatDatum(bis)}. Bitte wenden Sie sich an den Träger.`;
	return konflikt('ABMELDEFRIST', text);
}

const ABMELDEN: Verb<Seminarfall, 'seminarAnmelden'> = {
	key: 'seminarAnmelden',
	titel: 'Vom Seminar abmelden',
	rechte: [nurVonDerWarteliste],
	ausgang: [],
	regeln: [rechtzeitig],
};

export const KEINE_ANMELDUNG = konflikt('KEINE_ANMELDUNG', 'Für dieses Seminar besteht keine Anmeldung.');

/** Says what it will be called; whoever has no place has none to give up. */
export function pruefeAbmeldung(lage: Lage, seminar: Seminar): 'ABGEMELDET' | 'ABGELEHNT' | 'ENTFERNT' {
	pruefe(ABMELDEN, { lage, seminar, istMitglied: false, eingabe: {} });
	const platz = platzVon(seminar, lage.akte.id);
	if (!platz) throw new Abgelehnt([KEINE_ANMELDUNG]);
	if (seite(lage.akteur) !== 'FREIWILLIGER') return 'ENTFERNT';
	return platz.stand === 'ANGEBOTEN' ? 'ABGELEHNT' : 'ABGEMELDET';
}
