import { setup } from 'xstate';

/** The map of User (table: User); blocking is a flag beside it. */
export const userMaschine = setup({
	types: { events: {} as { type: 'UserAngelegt' | 'UserFreigeschaltet' } },
}).createMachine({
	id: 'User',
	initial: 'neu',
	states: {
		neu: { on: { UserAngelegt: '0' } },
		'0': { on: { UserFreigeschaltet: '1000' } },
		'1000': {},
	},
});
