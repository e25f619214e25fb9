import { setup } from 'xstate';

/** The inquiry of one Einsatzstelle in one cycle (table: Zyklus and Kontingentabfrage). */
export const abfrageMaschine = setup({
	types: {
		events: {} as { type: 'KontingentabfrageGesendet' | 'KontingentAngefragt' | 'KontingentabfrageEntschieden' },
	},
}).createMachine({
	id: 'Kontingentabfrage',
	initial: 'ENTWURF',
	states: {
		ENTWURF: { on: { KontingentabfrageGesendet: 'GESENDET', KontingentabfrageEntschieden: 'ENTSCHIEDEN' } },
		GESENDET: { on: { KontingentAngefragt: 'BEANTWORTET', KontingentabfrageEntschieden: 'ENTSCHIEDEN' } },
		BEANTWORTET: { on: { KontingentAngefragt: 'BEANTWORTET', KontingentabfrageEntschieden: 'ENTSCHIEDEN' } },
		ENTSCHIEDEN: {},
	},
});
