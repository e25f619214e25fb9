import type { OutboxZeile } from '#commands/umgebung.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import type { SeminargruppeEreignis } from '#domain/seminargruppe/ereignisse.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { istNurFreiwillig } from '#domain/user/user.ts';
import { mailzeile } from './mailzeile.ts';

export const SEMINARNACHWEIS_ABGLEICHEN = 'seminarnachweis-abgleichen';
export const SEMINARPLAETZE_FREIGEBEN = 'seminarplaetze-freigeben';

const abgleich = (freiwilligerID: string, seminarID: string): OutboxZeile => ({
	art: 'job',
	schluessel: SEMINARNACHWEIS_ABGLEICHEN,
	daten: { freiwilligerID, seminarID },
});

/** Of one volunteer all, of one seminar all: places and proofs follow who belongs to which group. */
export const GRUPPENSEMINARE_ABGLEICHEN = 'gruppenseminare-abgleichen';
export const GRUPPENSEMINAR_ABGLEICHEN = 'gruppenseminar-abgleichen';
export const GRUPPENPLATZ_FREIGEBEN = 'gruppenplatz-freigeben';

const gruppenseminareAbgleichen = (freiwilligerID: string): OutboxZeile => ({
	art: 'job',
	schluessel: GRUPPENSEMINARE_ABGLEICHEN,
	daten: { freiwilligerID },
});

/** Whoever joins or leaves a group joins or leaves its seminars. */
export const reagiereAufSeminargruppe = (e: Aufgezeichnet<SeminargruppeEreignis>): OutboxZeile[] =>
	e.type === 'GruppenplatzVergeben' || (e.type === 'GruppenplatzAufgegeben' && e.facts.von === 'ANGEMELDET')
		? [gruppenseminareAbgleichen(e.facts.freiwilligerID)]
		: [];

/** The file left the group by itself: its place there goes to others. */
export const gruppenplatzFreigeben = (
	{ id }: Akte,
	{ facts: { gruppeID, anlass } }: Extract<AkteEreignis, { type: 'SeminargruppeVerlassen' }>,
): OutboxZeile[] =>
	anlass === 'DIENST' || anlass === 'ZYKLUS'
		? [{ art: 'job', schluessel: GRUPPENPLATZ_FREIGEBEN, daten: { freiwilligerID: id, seminargruppeID: gruppeID } }]
		: [];

/** The dates of a service moved: other seminars of the group lie in it. */
export const gruppenseminareNach = ({ id, seminargruppeID }: Akte): OutboxZeile[] =>
	seminargruppeID === null ? [] : [gruppenseminareAbgleichen(id)];

/** Published, given to other groups or moved: who belongs to its groups is looked through. */
function betrifftGruppen(e: SeminarEreignis, { status, felder }: Seminar): boolean {
	if (e.type === 'SeminarVeroeffentlicht') return felder.seminargruppeIDs.length > 0;
	if (e.type !== 'SeminarGeaendert' || status !== SEMINAR.nr.Published) return false;
	const { seminargruppeIDs, termine } = e.facts.aenderungen;
	return seminargruppeIDs !== undefined || (termine !== undefined && felder.seminargruppeIDs.length > 0);
}

/** A place that came or went without its proof. */
function nachPlatz(e: SeminarEreignis, seminarID: string): OutboxZeile[] {
	if (e.type === 'SeminarplatzVergeben' && e.facts.gruppeID !== undefined && e.facts.von === 'WARTELISTE')
		return [gruppenseminareAbgleichen(e.facts.freiwilligerID)];
	if (e.type === 'SeminarplatzAufgegeben' && e.facts.anlass === 'ZURUECKGEZOGEN')
		return [abgleich(e.facts.freiwilligerID, seminarID)];
	return [];
}

/** What changed for somebody is told by one mail: invited, moved up, asked, called off. */
function post(e: Aufgezeichnet<SeminarEreignis>, { id, plaetze, felder }: Seminar): OutboxZeile[] {
	const beginn = ersterTag(felder);
	// What has been is entered afterwards, too: nobody is invited to that.
	if (beginn === null || beginn <= tagInBerlin(e.meta.zeit)) return [];
	const an = (schluessel: string, wer: string) =>
		mailzeile(schluessel, { art: 'FREIWILLIGER', id: wer }, { freiwilligerID: wer, seminarID: id });
	if (e.type === 'SeminarAbgesagt') return plaetze.map((p) => an('SEMINAR_ABGESAGT', p.freiwilligerID));
	if (e.type === 'SeminarplatzAngeboten') return [an('SEMINAR_ANGEBOT', e.facts.freiwilligerID)];
	if (e.type !== 'SeminarplatzVergeben') return [];
	if (e.facts.von === 'WARTELISTE') return [an('SEMINAR_NACHGERUECKT', e.facts.freiwilligerID)];
	// Whoever registers himself knows; whoever works for the provider registers others, volunteer or not.
	const vonSelbst = e.facts.von === 'ANGEBOTEN' || istNurFreiwillig(e.meta.rollen);
	return vonSelbst ? [] : [an('SEMINAR_EINLADUNG', e.facts.freiwilligerID)];
}

const BETRIFFT_NACHWEISE: readonly SeminarEreignis['type'][] = [
	'SeminarGeaendert',
	'SeminarDurchgefuehrt',
	'SeminarWiederGeoeffnet',
	'SeminarAbgesagt',
];

/** What changes a seminar changes the proof of everybody in it, each file by itself. */
export function reagiereAufSeminar(e: Aufgezeichnet<SeminarEreignis>, seminar: Seminar): OutboxZeile[] {
	const { id, plaetze } = seminar;
	const dabei = BETRIFFT_NACHWEISE.includes(e.type) ? plaetze.filter((p) => p.stand === 'ANGEMELDET') : [];
	return [
		...dabei.map((p) => abgleich(p.freiwilligerID, id)),
		...nachPlatz(e, id),
		...post(e, seminar),
		...(betrifftGruppen(e, seminar)
			? [{ art: 'job', schluessel: GRUPPENSEMINAR_ABGLEICHEN, daten: { seminarID: id } } as const]
			: []),
	];
}

/** The seminars a service doesn't reach any more get their places back. */
export const seminarplaetzeFreigeben = (freiwilligerID: string): OutboxZeile => ({
	art: 'job',
	schluessel: SEMINARPLAETZE_FREIGEBEN,
	daten: { freiwilligerID },
});

/** Does the volunteer's new number mean that places may have become free? */
export function gibtPlaetzeFrei({ facts }: Extract<AkteEreignis, { type: 'FreiwilligerStatusGeaendert' }>): boolean {
	if (facts.nach >= FREIWILLIGER.nr.Dienstende) return true;
	return facts.von !== null && facts.von >= FREIWILLIGER.nr.BewerbungEinigung && facts.nach < facts.von;
}
