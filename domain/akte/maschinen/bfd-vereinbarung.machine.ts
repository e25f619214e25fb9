import { setup } from 'xstate';

export type BfdUebergang =
	| 'BfdVereinbarungEingereicht'
	| 'BfdRueckfrageErhalten'
	| 'BfdRueckfrageBeantwortet'
	| 'BfdVereinbarungGenehmigt'
	| 'BfdVereinbarungAbgelehnt';

/**
 * The map of a BFD agreement at the federal office (table: money.md, BFD agreement at the federal office). What was
 * refused can be handed in once more, mended.
 */
export const bfdVereinbarungMaschine = setup({ types: { events: {} as { type: BfdUebergang } } }).createMachine({
	id: 'BfdVereinbarung',
	initial: 'neu',
	states: {
		neu: { on: { BfdVereinbarungEingereicht: 'EINGEREICHT' } },
		EINGEREICHT: {
			on: {
				BfdRueckfrageErhalten: 'RUECKFRAGE',
				BfdVereinbarungGenehmigt: 'GENEHMIGT',
				BfdVereinbarungAbgelehnt: 'ABGELEHNT',
			},
		},
		RUECKFRAGE: {
			on: {
				BfdRueckfrageBeantwortet: 'EINGEREICHT',
				BfdVereinbarungGenehmigt: 'GENEHMIGT',
				BfdVereinbarungAbgelehnt: 'ABGELEHNT',
			},
		},
		GENEHMIGT: {},
		ABGELEHNT: { on: { BfdVereinbarungEingereicht: 'EINGEREICHT' } },
	},
});
