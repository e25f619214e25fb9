import { setup } from 'xstate';
import { FREIWILLIGER_ZUSTAENDE } from '#domain/akte/maschinen/freiwilliger.zustaende.ts';

/**
 * The volunteer's number is derived, so its transitions are named by their target; those of the override and
 * of an act taken back apart.
 */
type FreiwilligerUebergang =
	| '0'
	| '1000'
	| '1500'
	| '2000'
	| '2100'
	| '2500'
	| '2800'
	| '3000'
	| '4000'
	| '9000'
	| '9300'
	| '9500'
	| '9900'
	| 'zurueck.2000'
	| 'zurueck.2100'
	| 'zurueck.2500'
	| 'zurueck.2800'
	| 'zurueck.3000'
	| 'manuell.1500'
	| 'manuell.2000'
	| 'manuell.2100'
	| 'manuell.2500'
	| 'manuell.2800'
	| 'manuell.3000'
	| 'manuell.4000'
	| 'manuell.9000'
	| 'manuell.9300'
	| 'manuell.9500'
	| 'manuell.9900';

export const freiwilligerMaschine = setup({ types: { events: {} as { type: FreiwilligerUebergang } } }).createMachine({
	id: 'Freiwilliger',
	initial: 'neu',
	states: FREIWILLIGER_ZUSTAENDE,
});
