import { setup } from 'xstate';

/** The way of a run. Table: money.md, runs. */
export const laufMaschine = setup({
	types: {
		events: {} as {
			type:
				| 'LaufAngelegt'
				| 'LaufNeuGerechnet'
				| 'LaufGeprueft'
				| 'LaufFreigegeben'
				| 'LaufUebergeben'
				| 'LaufGebucht'
				| 'LaufVerworfen';
		},
	},
}).createMachine({
	id: 'Lauf',
	initial: 'neu',
	states: {
		neu: { on: { LaufAngelegt: 'ENTWURF' } },
		ENTWURF: { on: { LaufNeuGerechnet: 'ENTWURF', LaufGeprueft: 'GEPRUEFT', LaufVerworfen: 'VERWORFEN' } },
		GEPRUEFT: {
			on: { LaufNeuGerechnet: 'ENTWURF', LaufFreigegeben: 'FREIGEGEBEN', LaufVerworfen: 'VERWORFEN' },
		},
		FREIGEGEBEN: { on: { LaufUebergeben: 'UEBERGEBEN' } },
		UEBERGEBEN: { on: { LaufUebergeben: 'UEBERGEBEN', LaufGebucht: 'GEBUCHT' } },
		GEBUCHT: {},
		VERWORFEN: {},
	},
});
