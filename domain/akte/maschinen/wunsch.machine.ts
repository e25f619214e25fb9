import { setup } from 'xstate';

/** The override leads anywhere it names (table: Manual override mapping); what else it needs are rules. */
const MANUELL = {
	'WunschManuellGesetzt.0': '0',
	'WunschManuellGesetzt.2000': '2000',
	'WunschManuellGesetzt.3000': '3000',
	'WunschManuellGesetzt.3500': '3500',
	'WunschManuellGesetzt.4000': '4000',
	'WunschManuellGesetzt.5000': '5000',
	'WunschManuellGesetzt.5400': '5400',
	'WunschManuellGesetzt.5500': '5500',
	'WunschManuellGesetzt.8000': '8000',
} as const;

/** How an open wish can end, whatever its stage. */
const ENDE = {
	WunschZurueckgezogen: '9000',
	WunschAbgelehnt: '9500',
	'WunschManuellGesetzt.9000': '9000',
} as const;

const REAKTIVIERT = {
	'WunschReaktiviert.0': '0',
	'WunschReaktiviert.1000': '1000',
	'WunschReaktiviert.2000': '2000',
} as const;

/** Back to what it was before an act that is taken back (table: Decided after measuring, D18). */
const VOR_DER_VERHANDLUNG = {
	'WunschWiederhergestellt.0': '0',
	'WunschWiederhergestellt.500': '500',
	'WunschWiederhergestellt.2000': '2000',
} as const;
const VOR_DER_ANNULLIERUNG = {
	'WunschWiederhergestellt.3500': '3500',
	'WunschWiederhergestellt.4000': '4000',
} as const;
const VOR_DEM_ENDE = {
	...VOR_DER_VERHANDLUNG,
	'WunschWiederhergestellt.1000': '1000',
	'WunschWiederhergestellt.3000': '3000',
	'WunschWiederhergestellt.3500': '3500',
} as const;

type WunschUebergang =
	| keyof (typeof MANUELL & typeof ENDE & typeof REAKTIVIERT & typeof VOR_DER_ANNULLIERUNG & typeof VOR_DEM_ENDE)
	| 'WunschGeaeussert.0'
	| 'WunschGeaeussert.500'
	| 'StelleVorgeschlagen'
	| 'EinladungAngenommen'
	| 'WunschAufWarteliste'
	| 'WunschVonWarteliste'
	| 'VorschlagAngenommen'
	| 'VorschlagAbgelehnt'
	| 'WunschKontaktiert'
	| 'VerhandlungBegonnen'
	| 'EinigungErzielt'
	| 'VertragAbgeschlossen'
	| 'VertragAnnulliert'
	| 'DienstAngetreten'
	| 'DienstNichtAngetreten'
	| 'DienstBeendet'
	| 'DienstVorzeitigBeendet'
	| 'WunschEntfallen'
	| 'WunschInZyklusUebernommen'
	| 'WunschBeiZykluswechselBeendet';

/** The map of FreiwilligerAdresswunsch (table: §2). Who may, and under which conditions, the decisions know. */
export const wunschMaschine = setup({ types: { events: {} as { type: WunschUebergang } } }).createMachine({
	id: 'FreiwilligerAdresswunsch',
	initial: 'neu',
	states: {
		neu: {
			on: {
				'WunschGeaeussert.0': '0',
				'WunschGeaeussert.500': '500',
				StelleVorgeschlagen: '1000',
				EinladungAngenommen: '2000',
			},
		},
		'0': {
			on: {
				...MANUELL,
				...ENDE,
				WunschAufWarteliste: '500',
				WunschKontaktiert: '2000',
				VerhandlungBegonnen: '3000',
				WunschEntfallen: '9000',
				WunschInZyklusUebernommen: '0',
				WunschBeiZykluswechselBeendet: '9500',
			},
		},
		'500': {
			on: {
				...MANUELL,
				...ENDE,
				WunschVonWarteliste: '0',
				WunschKontaktiert: '2000',
				VerhandlungBegonnen: '3000',
				WunschEntfallen: '9000',
				WunschInZyklusUebernommen: '0',
				WunschBeiZykluswechselBeendet: '9500',
			},
		},
		'1000': {
			on: {
				...MANUELL,
				...ENDE,
				VorschlagAngenommen: '2000',
				VorschlagAbgelehnt: '9000',
				WunschEntfallen: '9000',
				WunschBeiZykluswechselBeendet: '9500',
			},
		},
		'2000': {
			on: {
				...MANUELL,
				...ENDE,
				'WunschWiederhergestellt.0': '0',
				'WunschWiederhergestellt.500': '500',
				VerhandlungBegonnen: '3000',
				WunschEntfallen: '9000',
				WunschInZyklusUebernommen: '2000',
				WunschBeiZykluswechselBeendet: '9500',
			},
		},
		'3000': {
			on: {
				...MANUELL,
				...ENDE,
				...VOR_DER_VERHANDLUNG,
				...VOR_DER_ANNULLIERUNG,
				EinigungErzielt: '3500',
				WunschEntfallen: '9000',
				WunschInZyklusUebernommen: '2000',
				WunschBeiZykluswechselBeendet: '9500',
			},
		},
		'3500': {
			on: {
				...MANUELL,
				...ENDE,
				'WunschWiederhergestellt.3000': '3000',
				VertragAbgeschlossen: '4000',
				VertragAnnulliert: '3000',
			},
		},
		'4000': {
			on: { ...MANUELL, DienstAngetreten: '5000', DienstNichtAngetreten: '8000', VertragAnnulliert: '3000' },
		},
		'5000': {
			on: { ...MANUELL, DienstBeendet: '5500', DienstVorzeitigBeendet: '5400' },
		},
		'5400': { on: MANUELL },
		'5500': { on: MANUELL },
		'8000': { on: MANUELL },
		'9000': { on: { ...MANUELL, ...REAKTIVIERT, ...VOR_DEM_ENDE } },
		'9500': { on: { ...MANUELL, ...REAKTIVIERT, ...VOR_DEM_ENDE } },
	},
});
