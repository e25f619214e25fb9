import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import type { Aenderungen } from '#domain/stammdaten/ereignisse.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import type { HausEreignis } from './haus/ereignisse.ts';
import type { Seminarfakten, Seminartexte } from './seminar-felder.ts';

interface Schritt {
	von: SeminarStatus;
	nach: SeminarStatus;
}

export const SeminarAngelegt = ereignis<{ nach: 0; zyklusID: string; werte: Seminarfakten }, Seminartexte>()(
	'SeminarAngelegt',
);
export const SeminarGeaendert = ereignis<
	{ aenderungen: Aenderungen<Seminarfakten> },
	{ aenderungen: Aenderungen<Seminartexte> }
>()('SeminarGeaendert');
export const SeminarVeroeffentlicht = ereignis<Schritt>()('SeminarVeroeffentlicht');
/** Back to what only the Traeger sees. */
export const SeminarZurueckgezogen = ereignis<Schritt>()('SeminarZurueckgezogen');
export const SeminarDurchgefuehrt = ereignis<Schritt>()('SeminarDurchgefuehrt');
export const SeminarWiederGeoeffnet = ereignis<Schritt>()('SeminarWiederGeoeffnet');
export const SeminarAbgesagt = ereignis<Schritt, { grund: string }>()('SeminarAbgesagt');
export const SeminarGeloescht = ereignis<Record<never, never>>()('SeminarGeloescht');

/** Who takes part, waits, or is offered a place. Table: Taking part in a seminar. */
export type Platzstand = 'ANGEMELDET' | 'ANGEBOTEN' | 'WARTELISTE';
interface Platzschritt {
	freiwilligerID: string;
	/** Missing: he wasn't on the list. */
	von?: Platzstand;
	nach: Platzstand;
	/** The group through which he has it; missing: for himself. */
	gruppeID?: string;
}
export const SeminarplatzVergeben = ereignis<Platzschritt & { nach: 'ANGEMELDET' }>()('SeminarplatzVergeben');
/** At the end of the list; once more after an offer that wasn't answered. */
export const AufSeminarwarteliste = ereignis<Platzschritt & { nach: 'WARTELISTE' }>()('AufSeminarwarteliste');
/** `frist`: last moment of an answer, ISO 8601. */
export const SeminarplatzAngeboten = ereignis<Platzschritt & { nach: 'ANGEBOTEN'; frist: string }>()(
	'SeminarplatzAngeboten',
);
export const SeminarplatzAufgegeben = ereignis<{
	freiwilligerID: string;
	von: Platzstand;
	/**
	 * By himself, by others, an offer declined or not answered twice, the seminar is over, the service ends before it,
	 * he isn't of its group any more, it isn't published any more.
	 */
	anlass:
		| 'ABGEMELDET'
		| 'ENTFERNT'
		| 'ABGELEHNT'
		| 'VERFALLEN'
		| 'DURCHGEFUEHRT'
		| 'DIENST'
		| 'GRUPPE'
		| 'ZURUECKGEZOGEN';
}>()('SeminarplatzAufgegeben');

/** What it is called by whoever files it: nobody can promise that it names no person. */
interface Listenname {
	dateiname: string;
}
/** The list with everybody's signature, as a file; `ersetzt`: the one it takes the place of. */
export const UnterschriebeneListeAbgelegt = ereignis<{ uploadID: string; ersetzt?: string }, Listenname>()(
	'UnterschriebeneListeAbgelegt',
);
export const UnterschriebeneListeEntfernt = ereignis<{ uploadID: string }>()('UnterschriebeneListeEntfernt');

export type SeminarEreignis =
	| EreignisVon<typeof SeminarAngelegt>
	| EreignisVon<typeof SeminarGeaendert>
	| EreignisVon<typeof SeminarVeroeffentlicht>
	| EreignisVon<typeof SeminarZurueckgezogen>
	| EreignisVon<typeof SeminarDurchgefuehrt>
	| EreignisVon<typeof SeminarWiederGeoeffnet>
	| EreignisVon<typeof SeminarAbgesagt>
	| EreignisVon<typeof SeminarGeloescht>
	| EreignisVon<typeof SeminarplatzVergeben>
	| EreignisVon<typeof AufSeminarwarteliste>
	| EreignisVon<typeof SeminarplatzAngeboten>
	| EreignisVon<typeof SeminarplatzAufgegeben>
	| EreignisVon<typeof UnterschriebeneListeAbgelegt>
	| EreignisVon<typeof UnterschriebeneListeEntfernt>
	| HausEreignis
	| EreignisVon<typeof PersonenbezugGeloescht>;
