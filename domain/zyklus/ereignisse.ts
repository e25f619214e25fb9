import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { ZyklusStatus } from '#domain/referenzsaetze.ts';
import type { Aenderungen } from '#domain/stammdaten/ereignisse.ts';
import type { Vorgaben, ZyklusFelder } from './zyklus-felder.ts';

interface Schritt {
	von: ZyklusStatus | null;
	nach: ZyklusStatus;
}
type Tage = Omit<ZyklusFelder, 'bezeichnung'>;
type Bezeichnung = Pick<ZyklusFelder, 'bezeichnung'>;

export const ZyklusAngelegt = ereignis<Schritt & Tage, Bezeichnung>()('ZyklusAngelegt');
export const ZyklusGeaendert = ereignis<
	{ aenderungen: Aenderungen<Tage> },
	{ aenderungen: Aenderungen<Bezeichnung> }
>()('ZyklusGeaendert');
export const ZyklusGestartet = ereignis<Schritt>()('ZyklusGestartet');
/** Another cycle was started; this one stays selectable and its running services stay editable. */
export const ZyklusBeendet = ereignis<Schritt>()('ZyklusBeendet');
/** What the cycle takes over from the one before: its addresses, and its Kontingente where that was asked for. */
export const UebernahmeBegonnen = ereignis<{ vorgaengerID: string; kontingente: boolean }>()('UebernahmeBegonnen');
export const ZyklusAbgeschlossen = ereignis<Record<never, never>>()('ZyklusAbgeschlossen');
export const ZyklusWiederEroeffnet = ereignis<Record<never, never>>()('ZyklusWiederEroeffnet');
export const VorgabenFestgelegt = ereignis<{ dienstartID: string; aenderungen: Aenderungen<Vorgaben> }>()(
	'VorgabenFestgelegt',
);
export const BewerbungsstoppGesetzt = ereignis<{ dienstartID: string }>()('BewerbungsstoppGesetzt');
export const BewerbungsstoppAufgehoben = ereignis<{ dienstartID: string }>()('BewerbungsstoppAufgehoben');

export type ZyklusEreignis =
	| EreignisVon<typeof ZyklusAngelegt>
	| EreignisVon<typeof ZyklusGeaendert>
	| EreignisVon<typeof ZyklusGestartet>
	| EreignisVon<typeof ZyklusBeendet>
	| EreignisVon<typeof UebernahmeBegonnen>
	| EreignisVon<typeof ZyklusAbgeschlossen>
	| EreignisVon<typeof ZyklusWiederEroeffnet>
	| EreignisVon<typeof VorgabenFestgelegt>
	| EreignisVon<typeof BewerbungsstoppGesetzt>
	| EreignisVon<typeof BewerbungsstoppAufgehoben>;
