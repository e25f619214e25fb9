import { setup } from 'xstate';

/** The map of DokumentSpec (table: §5). An unused draft is deleted rather than locked: nothing can be asked for by it. */
export const dokumentSpecMaschine = setup({
	types: {
		events: {} as {
			type:
				| 'DokumentSpecAngelegt'
				| 'DokumentSpecVeroeffentlicht'
				| 'DokumentSpecAbgeloest'
				| 'DokumentSpecGesperrt'
				| 'DokumentSpecEntsperrt.10'
				| 'DokumentSpecEntsperrt.30';
		},
	},
}).createMachine({
	id: 'DokumentSpec',
	initial: 'neu',
	states: {
		neu: { on: { DokumentSpecAngelegt: '0' } },
		'0': { on: { DokumentSpecVeroeffentlicht: '10' } },
		'10': { on: { DokumentSpecAbgeloest: '30', DokumentSpecGesperrt: '90' } },
		'30': { on: { DokumentSpecGesperrt: '90' } },
		'90': { on: { 'DokumentSpecEntsperrt.10': '10', 'DokumentSpecEntsperrt.30': '30' } },
	},
});
