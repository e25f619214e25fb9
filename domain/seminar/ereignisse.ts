import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Aenderungen } from '#domain/stammdaten/ereignisse.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
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

export type SeminarEreignis =
	| EreignisVon<typeof SeminarAngelegt>
	| EreignisVon<typeof SeminarGeaendert>
	| EreignisVon<typeof SeminarVeroeffentlicht>
	| EreignisVon<typeof SeminarZurueckgezogen>
	| EreignisVon<typeof SeminarDurchgefuehrt>
	| EreignisVon<typeof SeminarWiederGeoeffnet>
	| EreignisVon<typeof SeminarAbgesagt>
	| EreignisVon<typeof SeminarGeloescht>;
