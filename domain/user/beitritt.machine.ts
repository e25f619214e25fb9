import { setup } from 'xstate';

/** The map of a Beitrittsanfrage (table: User, Beitrittsanfrage). */
export const beitrittMaschine = setup({
	types: { events: {} as { type: 'Gestellt' | 'Angenommen' | 'Abgelehnt' } },
}).createMachine({
	id: 'Beitrittsanfrage',
	initial: 'neu',
	states: {
		neu: { on: { Gestellt: 'OFFEN' } },
		OFFEN: { on: { Angenommen: 'ANGENOMMEN', Abgelehnt: 'ABGELEHNT' } },
		ANGENOMMEN: {},
		ABGELEHNT: {},
	},
});
