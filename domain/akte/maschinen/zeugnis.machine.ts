import { setup } from 'xstate';

export type Zeugnisuebergang =
	| 'ZeugnisVerlangt'
	| 'ZeugnisWeitergegeben'
	| 'ZeugnisZurueckgegeben'
	| 'ZeugnisFreigegeben'
	| 'ZeugnisBerichtigungVerlangt'
	| 'ZeugnisBerichtigungAbgelehnt';

/**
 * The map of a Zeugnis: the site writes, the Traeger releases, the volunteer may ask for a correction. Wanted again, to
 * be extended, it begins anew; what was issued and withdrawn is released once more.
 */
export const zeugnisMaschine = setup({ types: { events: {} as { type: Zeugnisuebergang } } }).createMachine({
	id: 'Zeugnis',
	initial: 'neu',
	states: {
		neu: { on: { ZeugnisVerlangt: 'STELLE' } },
		STELLE: { on: { ZeugnisVerlangt: 'STELLE', ZeugnisWeitergegeben: 'TRAEGER' } },
		TRAEGER: {
			on: { ZeugnisVerlangt: 'STELLE', ZeugnisZurueckgegeben: 'STELLE', ZeugnisFreigegeben: 'FREIGEGEBEN' },
		},
		FREIGEGEBEN: {
			on: {
				ZeugnisVerlangt: 'STELLE',
				ZeugnisZurueckgegeben: 'STELLE',
				ZeugnisFreigegeben: 'FREIGEGEBEN',
				ZeugnisBerichtigungVerlangt: 'BERICHTIGUNG',
			},
		},
		BERICHTIGUNG: {
			on: {
				ZeugnisVerlangt: 'STELLE',
				ZeugnisZurueckgegeben: 'STELLE',
				ZeugnisFreigegeben: 'FREIGEGEBEN',
				ZeugnisBerichtigungAbgelehnt: 'FREIGEGEBEN',
			},
		},
	},
});
