import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import type { PersonFelder } from './person-felder.ts';

/** What a person is at one address. */
export interface Funktionsangabe {
	readonly adresseID: string;
	/** Entry of the list of functions. */
	readonly funktion: string;
}

export const FunktionZugewiesen = ereignis<Funktionsangabe>()('FunktionZugewiesen');
export const FunktionEntzogen = ereignis<Funktionsangabe>()('FunktionEntzogen');

/** The holder of an address is asked to confirm it: the person's own, or (`isWechsel`) one to take its place. */
export const PersonOptInAngefragt = ereignis<{ anfrageID: string; isWechsel: boolean }, { email: string }>()(
	'PersonOptInAngefragt',
);
/** He has. */
export const PersonOptInBestaetigt = ereignis<{ anfrageID: string }>()('PersonOptInBestaetigt');
/** The address that was to take the place of the present one is given up. */
export const PersonOptInVerworfen = ereignis<{ anfrageID: string }>()('PersonOptInVerworfen');

export type PersonEreignis =
	| StammdatenEreignis<'Person', PersonFelder>
	| EreignisVon<typeof FunktionZugewiesen>
	| EreignisVon<typeof FunktionEntzogen>
	| EreignisVon<typeof PersonOptInAngefragt>
	| EreignisVon<typeof PersonOptInBestaetigt>
	| EreignisVon<typeof PersonOptInVerworfen>;
