import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Ausnahmeregel } from '#domain/mahnausnahme.ts';
import type { Aenderungen } from '#domain/stammdaten/ereignisse.ts';
import type { DokumentSpecStatus } from '#domain/status/dokumentspec.ts';
import type { Specfakten, Spectexte } from './dokumentspec-felder.ts';

interface Schritt {
	von: DokumentSpecStatus;
	nach: DokumentSpecStatus;
}

/** A new specification, or a new version of one: `ketteID` is the id of the first of its chain. */
export const DokumentSpecAngelegt = ereignis<
	{ nach: 0; version: number; ketteID: string; vorgaengerID: string | null; werte: Specfakten },
	Spectexte
>()('DokumentSpecAngelegt');
export const DokumentSpecGeaendert = ereignis<
	{ aenderungen: Aenderungen<Specfakten> },
	{ aenderungen: Aenderungen<Spectexte> }
>()('DokumentSpecGeaendert');
export const DokumentSpecVeroeffentlicht = ereignis<Schritt>()('DokumentSpecVeroeffentlicht');
export const DokumentSpecAbgeloest = ereignis<Schritt & { nachfolgerID: string }>()('DokumentSpecAbgeloest');
export const DokumentSpecGesperrt = ereignis<Schritt>()('DokumentSpecGesperrt');
export const DokumentSpecEntsperrt = ereignis<Schritt>()('DokumentSpecEntsperrt');
/** Its reminders go by a rule of their own from now on, whoever owes it, or like the others again. */
export const DokumentSpecMahnausnahmeGesetzt = ereignis<{ regel: Ausnahmeregel }, { grund: string }>()(
	'DokumentSpecMahnausnahmeGesetzt',
);
export const DokumentSpecMahnausnahmeBeendet = ereignis<Record<never, never>>()('DokumentSpecMahnausnahmeBeendet');
/** A draft nobody has used. */
export const DokumentSpecGeloescht = ereignis<Record<never, never>>()('DokumentSpecGeloescht');

export type DokumentSpecEreignis =
	| EreignisVon<typeof DokumentSpecAngelegt>
	| EreignisVon<typeof DokumentSpecGeaendert>
	| EreignisVon<typeof DokumentSpecVeroeffentlicht>
	| EreignisVon<typeof DokumentSpecAbgeloest>
	| EreignisVon<typeof DokumentSpecGesperrt>
	| EreignisVon<typeof DokumentSpecEntsperrt>
	| EreignisVon<typeof DokumentSpecMahnausnahmeGesetzt>
	| EreignisVon<typeof DokumentSpecMahnausnahmeBeendet>
	| EreignisVon<typeof DokumentSpecGeloescht>;
