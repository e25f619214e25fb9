import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Aenderungen } from '#domain/stammdaten/ereignisse.ts';
import type { Gruppenfakten, Gruppentexte } from './gruppen-felder.ts';

export const SeminargruppeAngelegt = ereignis<{ zyklusID: string; werte: Gruppenfakten }, Gruppentexte>()(
	'SeminargruppeAngelegt',
);
export const SeminargruppeGeaendert = ereignis<
	{ aenderungen: Aenderungen<Gruppenfakten> },
	{ aenderungen: Aenderungen<Gruppentexte> }
>()('SeminargruppeGeaendert');
export const SeminargruppeGeloescht = ereignis<Record<never, never>>()('SeminargruppeGeloescht');

/** Who belongs to it, and who waits to. Table: Seminargruppe. */
export type Gruppenstand = 'ANGEMELDET' | 'WARTELISTE';
interface Gruppenschritt {
	freiwilligerID: string;
	/** Missing: he wasn't in it. */
	von?: Gruppenstand;
	nach: Gruppenstand;
}
export const GruppenplatzVergeben = ereignis<Gruppenschritt & { nach: 'ANGEMELDET' }>()('GruppenplatzVergeben');
export const AufGruppenwarteliste = ereignis<Gruppenschritt & { nach: 'WARTELISTE' }>()('AufGruppenwarteliste');
export const GruppenplatzAufgegeben = ereignis<{
	freiwilligerID: string;
	von: Gruppenstand;
	/** By hand, into another group, the service doesn't come or has ended early, another cycle. */
	anlass: Gruppenende;
}>()('GruppenplatzAufgegeben');
export type Gruppenende = 'ENTFERNT' | 'WECHSEL' | 'DIENST' | 'ZYKLUS';

export type SeminargruppeEreignis =
	| EreignisVon<typeof SeminargruppeAngelegt>
	| EreignisVon<typeof SeminargruppeGeaendert>
	| EreignisVon<typeof SeminargruppeGeloescht>
	| EreignisVon<typeof GruppenplatzVergeben>
	| EreignisVon<typeof AufGruppenwarteliste>
	| EreignisVon<typeof GruppenplatzAufgegeben>;
