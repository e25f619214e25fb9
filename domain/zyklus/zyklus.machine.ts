import { setup } from 'xstate';

/** The map of Zyklus (table: Zyklus and Kontingentabfrage); its states are the catalogue's words, not numbers. */
export const zyklusMaschine = setup({
	types: { events: {} as { type: 'ZyklusAngelegt' | 'ZyklusGestartet' | 'ZyklusBeendet' } },
}).createMachine({
	id: 'Zyklus',
	initial: 'neu',
	states: {
		neu: { on: { ZyklusAngelegt: 'ANGELEGT' } },
		ANGELEGT: { on: { ZyklusGestartet: 'AKTIV' } },
		AKTIV: { on: { ZyklusBeendet: 'BEENDET' } },
		BEENDET: {},
	},
});
