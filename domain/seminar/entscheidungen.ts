/** Decisions on seminars. Table: Seminar. */

import { z } from 'zod';
import { NEU, type Uebergang, uebergang } from '#domain/maschine.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { pflichttext } from '#domain/stammdaten/schemata.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import {
	SeminarAbgesagt,
	SeminarAngelegt,
	SeminarDurchgefuehrt,
	type SeminarEreignis,
	SeminarGeaendert,
	SeminarGeloescht,
	SeminarVeroeffentlicht,
	SeminarWiederGeoeffnet,
	SeminarZurueckgezogen,
} from './ereignisse.ts';
import {
	beendeWarteliste,
	bieteFreiePlaetzeAn,
	gibGruppenplaetzeAuf,
	type Platzumfeld,
	pruefeGruppengroesse,
	pruefePlatzzahl,
} from './plaetze.ts';
import { seminarMaschine } from './seminar.machine.ts';
import type { Seminar } from './seminar.ts';
import { letzterTag, OHNE_ANGABEN, type SeminarFelder, seminarSchema, trenne } from './seminar-felder.ts';

export type NeuesSeminar = Partial<SeminarFelder>;

/** Plans a seminar of a cycle; nobody but the Traeger sees it yet. */
export function legeSeminarAn(seminar: Seminar, zyklusID: string, eingabe: NeuesSeminar): SeminarEreignis[] {
	const nach = schritt(seminar, 'SeminarAngelegt', 'Seminar anlegen');
	const { fakten, texte } = trenne(pruefeFelder(seminarSchema, { ...OHNE_ANGABEN, ...eingabe }));
	return [SeminarAngelegt({ nach: nach as 0, zyklusID, werte: fakten }, worte(seminar, texte))];
}

/**
 * Only what is named changes; what others see keeps date, place and planned days. More places are offered at once.
 * `mitglieder`: how many belong to its groups, as they will be.
 */
export function aendereSeminar(
	seminar: Seminar,
	werte: Partial<SeminarFelder>,
	umfeld: Platzumfeld & { readonly mitglieder: number },
): SeminarEreignis[] {
	const neu = pruefeFelder(seminarSchema, { ...seminar.felder, ...werte });
	const { fakten, texte } = trenne(unterschied(seminar.felder, neu));
	const mitTexten = Object.keys(texte).length > 0;
	if (!mitTexten && Object.keys(fakten).length === 0) return [];
	if (seminar.status === SEMINAR.nr.Abgesagt) throw falscherStatus(seminar, 'Seminar ändern');
	if (seminar.status !== SEMINAR.nr.Geplant) pruefeVeroeffentlichbar(neu);
	if (seminar.status === SEMINAR.nr.Durchgefuehrt && 'termine' in fakten) pruefeBeendet(neu, umfeld.heute);
	pruefePlatzzahl(seminar, neu.maxTeilnehmer);
	if (seminar.status === SEMINAR.nr.Published && 'seminargruppeIDs' in fakten)
		pruefeGruppengroesse(neu, umfeld.mitglieder);
	return [
		SeminarGeaendert({ aenderungen: fakten }, mitTexten ? worte(seminar, { aenderungen: texte }) : undefined),
		...bieteFreiePlaetzeAn({ ...seminar, felder: neu }, neu.maxTeilnehmer, umfeld),
	];
}

/** `mitglieder`: how many belong to its groups. */
export function veroeffentlicheSeminar(seminar: Seminar, mitglieder: number): SeminarEreignis[] {
	const nach = schritt(seminar, 'SeminarVeroeffentlicht', 'Seminar veröffentlichen');
	pruefeVeroeffentlichbar(seminar.felder);
	pruefeGruppengroesse(seminar.felder, mitglieder);
	return [SeminarVeroeffentlicht({ von: seminar.status, nach })];
}

export function zieheSeminarZurueck(seminar: Seminar): SeminarEreignis[] {
	const nach = schritt(seminar, 'SeminarZurueckgezogen', 'Veröffentlichung zurücknehmen');
	if (seminar.plaetze.some(({ gruppeID }) => gruppeID === null)) throw new Abgelehnt([SCHON_ANGEMELDETE]);
	return [SeminarZurueckgezogen({ von: seminar.status, nach }), ...gibGruppenplaetzeAuf(seminar)];
}

/** It has taken place; not before its last day. */
export function fuehreSeminarDurch(seminar: Seminar, heute: string): SeminarEreignis[] {
	const nach = schritt(seminar, 'SeminarDurchgefuehrt', 'Als durchgeführt vermerken');
	pruefeBeendet(seminar.felder, heute);
	return [SeminarDurchgefuehrt({ von: seminar.status, nach }), ...beendeWarteliste(seminar)];
}

function pruefeBeendet(felder: Pick<SeminarFelder, 'termine'>, heute: string): void {
	const ende = letzterTag(felder);
	if (ende === null || ende > heute) throw new Abgelehnt([NICHT_BEENDET]);
}

export function oeffneSeminarWieder(seminar: Seminar): SeminarEreignis[] {
	const nach = schritt(seminar, 'SeminarWiederGeoeffnet', 'Durchführung zurücknehmen');
	return [SeminarWiederGeoeffnet({ von: seminar.status, nach })];
}

const GRUND = z.object({ grund: pflichttext(1000, { mehrzeilig: true }) });

export function sageSeminarAb(seminar: Seminar, grund: string | null): SeminarEreignis[] {
	const nach = schritt(seminar, 'SeminarAbgesagt', 'Seminar absagen');
	return [SeminarAbgesagt({ von: seminar.status, nach }, worte(seminar, pruefeFelder(GRUND, { grund })))];
}

/** What was never seen by others, or was called off. */
export function loescheSeminar(seminar: Seminar): SeminarEreignis[] {
	if (seminar.geloescht) return [];
	if (seminar.status !== SEMINAR.nr.Geplant && seminar.status !== SEMINAR.nr.Abgesagt)
		throw falscherStatus(seminar, 'Seminar löschen');
	return [SeminarGeloescht({})];
}

const worte = <D extends object>({ id }: Seminar, daten: D) => ({ betroffener: id, art: 'FREITEXT' as const, daten });

/** A place is where it is, or that it is online. */
function pruefeVeroeffentlichbar({ termine, ort, isOnline, geplanteTage }: SeminarFelder): void {
	if (termine.length > 0 && (ort !== null || isOnline) && geplanteTage > 0) return;
	const text = 'Bitte geben Sie Termin, Ort und geplante Tage an.';
	throw new Abgelehnt([{ code: 'VEROEFFENTLICHUNG', http: 409, text }]);
}

/** Where a step leads; G22 where the map knows none. */
function schritt(seminar: Seminar, was: Uebergang<typeof seminarMaschine>, aktion: string): SeminarStatus {
	const nach = uebergang(seminarMaschine, seminar.existiert ? seminar.status : NEU, was);
	if (nach === null || seminar.geloescht) throw falscherStatus(seminar, aktion);
	return nach;
}

export function falscherStatus({ status }: Seminar, aktion: string): Abgelehnt {
	const text = `Die Aktion „${aktion}“ ist im Status ${formatStatus(SEMINAR, status)} nicht möglich.`;
	return new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}

const SCHON_ANGEMELDETE = {
	code: 'ANGEMELDETE',
	http: 409,
	text: 'Es sind bereits Teilnehmende angemeldet.',
} as const;
const NICHT_BEENDET = { code: 'NICHT_BEENDET', http: 409, text: 'Das Seminar ist noch nicht beendet.' } as const;
