import { setup } from 'xstate';

/** The map of a place in a seminar (table: Taking part in a seminar). Whoever gives it up is off the list. */
export const platzMaschine = setup({
	types: { events: {} as { type: 'SeminarplatzVergeben' | 'AufSeminarwarteliste' | 'SeminarplatzAngeboten' } },
}).createMachine({
	id: 'Seminarplatz',
	initial: 'neu',
	states: {
		neu: { on: { SeminarplatzVergeben: 'ANGEMELDET', AufSeminarwarteliste: 'WARTELISTE' } },
		WARTELISTE: { on: { SeminarplatzAngeboten: 'ANGEBOTEN', SeminarplatzVergeben: 'ANGEMELDET' } },
		ANGEBOTEN: { on: { SeminarplatzVergeben: 'ANGEMELDET', AufSeminarwarteliste: 'WARTELISTE' } },
		ANGEMELDET: {},
	},
});
