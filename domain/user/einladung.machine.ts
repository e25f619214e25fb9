import { setup } from 'xstate';

/** The map of a user's Einladung (table: User, Einladung). */
export const einladungMaschine = setup({
	types: {
		events: {} as { type: 'Ausgesprochen' | 'Angenommen' | 'Abgelaufen' | 'Zurueckgezogen' | 'ErneutGesendet' },
	},
}).createMachine({
	id: 'Einladung',
	initial: 'neu',
	states: {
		neu: { on: { Ausgesprochen: 'OFFEN' } },
		OFFEN: {
			on: {
				Angenommen: 'ANGENOMMEN',
				Abgelaufen: 'ABGELAUFEN',
				Zurueckgezogen: 'ZURUECKGEZOGEN',
				ErneutGesendet: 'OFFEN',
			},
		},
		ABGELAUFEN: { on: { ErneutGesendet: 'OFFEN' } },
		ANGENOMMEN: {},
		ZURUECKGEZOGEN: {},
	},
});
