import { setup } from 'xstate';

type VertragUebergang =
	| 'VertragEntworfen'
	| 'VertragGeeinigt'
	| 'VertragUnterschrieben'
	| 'VertragAngetreten'
	| 'VertragArchiviert'
	| 'VertragStorniert'
	| 'VertragWiederhergestellt.0'
	| 'VertragWiederhergestellt.2000'
	| 'VertragWiederhergestellt.3000'
	| 'VertragManuellGesetzt.2000'
	| 'VertragManuellGesetzt.3000'
	| 'VertragManuellGesetzt.4000'
	| 'VertragManuellGesetzt.9000'
	| 'VertragManuellGesetzt.9500';

/** Where the override can take a contract that has not been cancelled (table: Manual override mapping). */
const MANUELL = {
	'VertragManuellGesetzt.2000': '2000',
	'VertragManuellGesetzt.3000': '3000',
	'VertragManuellGesetzt.4000': '4000',
	'VertragManuellGesetzt.9500': '9500',
} as const;

/** The map of FreiwilligerVertrag (table: §3). */
export const vertragMaschine = setup({ types: { events: {} as { type: VertragUebergang } } }).createMachine({
	id: 'FreiwilligerVertrag',
	initial: 'neu',
	states: {
		neu: { on: { VertragEntworfen: '0' } },
		'0': { on: { ...MANUELL, VertragGeeinigt: '2000', VertragStorniert: '9500' } },
		'2000': {
			on: {
				...MANUELL,
				VertragUnterschrieben: '3000',
				VertragStorniert: '9500',
				'VertragWiederhergestellt.0': '0',
			},
		},
		'3000': {
			on: {
				...MANUELL,
				VertragAngetreten: '4000',
				VertragArchiviert: '9000',
				VertragStorniert: '9500',
				'VertragManuellGesetzt.9000': '9000',
			},
		},
		'4000': { on: { ...MANUELL, VertragArchiviert: '9000', 'VertragManuellGesetzt.9000': '9000' } },
		'9000': { on: { ...MANUELL, 'VertragManuellGesetzt.9000': '9000' } },
		'9500': {
			on: {
				'VertragWiederhergestellt.0': '0',
				'VertragWiederhergestellt.2000': '2000',
				'VertragWiederhergestellt.3000': '3000',
			},
		},
	},
});
