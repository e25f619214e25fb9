import { setup } from 'xstate';

/** The map of a talk over the net (table: Meeting). */
export const meetingMaschine = setup({
	types: {
		events: {} as { type: 'Vereinbart' | 'Eingeladen' | 'Verlegt' | 'Gestartet' | 'Beendet' | 'Abgesagt' },
	},
}).createMachine({
	id: 'Meeting',
	initial: 'neu',
	states: {
		neu: { on: { Vereinbart: '0' } },
		'0': {
			on: {
				Eingeladen: '0',
				// Beyond the table: the volunteer chose another of the times he was offered.
				Verlegt: '0',
				Gestartet: '1000',
				// The word of its start was lost.
				Beendet: '2000',
				Abgesagt: '9000',
			},
		},
		'1000': { on: { Beendet: '2000' } },
		'2000': {},
		'9000': {},
	},
});
