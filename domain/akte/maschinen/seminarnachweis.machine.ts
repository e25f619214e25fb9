import { setup } from 'xstate';

/** The map of Seminarnachweis (table: §9). What is changed or removed without a step of its own isn't on it. */
export const seminarnachweisMaschine = setup({
	types: {
		events: {} as {
			type:
				| 'SeminarnachweisGeplant'
				| 'SeminarnachweisZurPruefung'
				| 'SeminarnachweisZurueckgestellt'
				| `SeminarnachweisGeprueft.${45 | 50 | 90}`;
		},
	},
}).createMachine({
	id: 'Seminarnachweis',
	initial: 'neu',
	states: {
		neu: { on: { SeminarnachweisGeplant: '0' } },
		'0': { on: { SeminarnachweisZurPruefung: '10' } },
		'10': {
			on: {
				SeminarnachweisZurueckgestellt: '0',
				'SeminarnachweisGeprueft.45': '45',
				'SeminarnachweisGeprueft.50': '50',
				'SeminarnachweisGeprueft.90': '90',
			},
		},
		'45': { on: { SeminarnachweisZurPruefung: '10' } },
		'50': { on: { SeminarnachweisZurPruefung: '10' } },
		'90': { on: { SeminarnachweisZurPruefung: '10' } },
	},
});
