import { setup } from 'xstate';

/** The map of a place in a group (table: Seminargruppe). Whoever leaves is in it no more. */
export const gruppenplatzMaschine = setup({
	types: { events: {} as { type: 'GruppenplatzVergeben' | 'AufGruppenwarteliste' } },
}).createMachine({
	id: 'Gruppenplatz',
	initial: 'neu',
	states: {
		neu: { on: { GruppenplatzVergeben: 'ANGEMELDET', AufGruppenwarteliste: 'WARTELISTE' } },
		WARTELISTE: { on: { GruppenplatzVergeben: 'ANGEMELDET' } },
		ANGEMELDET: {},
	},
});
