import { setup } from 'xstate';

/** The map of Seminar (table: §8). */
export const seminarMaschine = setup({
	types: {
		events: {} as {
			type:
				| 'SeminarAngelegt'
				| 'SeminarVeroeffentlicht'
				| 'SeminarZurueckgezogen'
				| 'SeminarDurchgefuehrt'
				| 'SeminarWiederGeoeffnet'
				| 'SeminarAbgesagt';
		},
	},
}).createMachine({
	id: 'Seminar',
	initial: 'neu',
	states: {
		neu: { on: { SeminarAngelegt: '0' } },
		'0': { on: { SeminarVeroeffentlicht: '1000', SeminarAbgesagt: '9000' } },
		'1000': { on: { SeminarZurueckgezogen: '0', SeminarDurchgefuehrt: '5000', SeminarAbgesagt: '9000' } },
		'5000': { on: { SeminarWiederGeoeffnet: '1000' } },
		'9000': {},
	},
});
