import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';

/** Back to the end of an earlier service in the same cycle, once no own wish is open any more. */
const FRUEHERES_ENDE = { '9000': '9000', '9300': '9300', '9500': '9500' } as const;

/** The override's columns »from« (table: Manual override mapping). */
const MANUELL = {
	'manuell.2000': '2000',
	'manuell.2100': '2100',
	'manuell.2500': '2500',
	'manuell.2800': '2800',
	'manuell.3000': '3000',
	'manuell.4000': '4000',
} as const;
const MANUELL_WUNSCHLOS = { 'manuell.1500': '1500' } as const;
const MANUELL_BEENDET = { 'manuell.9000': '9000', 'manuell.9300': '9300' } as const;
const MANUELL_NICHT_ANGETRETEN = { 'manuell.9500': '9500' } as const;
const MANUELL_NACHBEARBEITET = { 'manuell.9900': '9900' } as const;

/** What an application that ended had made of the number, once its end is taken back (table: Decided after measuring, D18). */
const ENDE_ZURUECK = {
	'zurueck.2000': '2000',
	'zurueck.2100': '2100',
	'zurueck.2500': '2500',
	'zurueck.2800': '2800',
} as const;

/**
 * The map of Freiwilliger: every change of number that its commands can bring about (tables: §1.1–§1.3). Apart from the
 * machine, so that who only looks something up in it needs no XState.
 */
export const FREIWILLIGER_ZUSTAENDE = {
	neu: { on: { '0': '0', '1500': '1500', '2000': '2000', '2100': '2100' } },
	'0': { on: { '1000': '1000', '1500': '1500', '2000': '2000', '2100': '2100' } },
	'1000': { on: { ...MANUELL, ...MANUELL_WUNSCHLOS, '2000': '2000', '2100': '2100' } },
	'1500': { on: { ...MANUELL, ...MANUELL_WUNSCHLOS, ...ENDE_ZURUECK, '2000': '2000', '2100': '2100' } },
	'2000': {
		on: {
			...MANUELL,
			...MANUELL_WUNSCHLOS,
			...FRUEHERES_ENDE,
			...ENDE_ZURUECK,
			'1500': '1500',
			'2100': '2100',
			'2500': '2500',
		},
	},
	'2100': {
		on: {
			...MANUELL,
			...MANUELL_WUNSCHLOS,
			...FRUEHERES_ENDE,
			...ENDE_ZURUECK,
			'1500': '1500',
			'2000': '2000',
			'2500': '2500',
		},
	},
	'2500': {
		on: {
			...MANUELL,
			...MANUELL_WUNSCHLOS,
			...FRUEHERES_ENDE,
			...ENDE_ZURUECK,
			'zurueck.3000': '3000',
			'1500': '1500',
			'2000': '2000',
			'2100': '2100',
			'2800': '2800',
		},
	},
	'2800': {
		on: {
			...MANUELL,
			...MANUELL_WUNSCHLOS,
			...FRUEHERES_ENDE,
			'zurueck.2500': '2500',
			'1500': '1500',
			'2000': '2000',
			'2100': '2100',
			'2500': '2500',
			'3000': '3000',
		},
	},
	'3000': {
		on: {
			...MANUELL,
			...MANUELL_BEENDET,
			...MANUELL_NICHT_ANGETRETEN,
			...FRUEHERES_ENDE,
			'2500': '2500',
			'4000': '4000',
		},
	},
	'4000': { on: { ...MANUELL, ...MANUELL_BEENDET, ...MANUELL_NICHT_ANGETRETEN, ...FRUEHERES_ENDE } },
	'9000': {
		on: {
			...MANUELL,
			...MANUELL_BEENDET,
			...MANUELL_NICHT_ANGETRETEN,
			...MANUELL_NACHBEARBEITET,
			...ENDE_ZURUECK,
			'2000': '2000',
			// A suggestion from before the service, accepted after it.
			'2100': '2100',
			'9900': '9900',
		},
	},
	'9300': {
		on: {
			...MANUELL,
			...MANUELL_BEENDET,
			...MANUELL_NICHT_ANGETRETEN,
			...MANUELL_NACHBEARBEITET,
			...ENDE_ZURUECK,
			'2000': '2000',
			// A suggestion from before the service, accepted after it.
			'2100': '2100',
			'9900': '9900',
		},
	},
	'9500': {
		on: {
			...MANUELL,
			...MANUELL_BEENDET,
			...MANUELL_NACHBEARBEITET,
			...ENDE_ZURUECK,
			'2000': '2000',
			'2100': '2100',
			'9900': '9900',
		},
	},
	'9900': { on: { ...MANUELL, ...FRUEHERES_ENDE } },
} as const;

/** Whether the override leads from one status to another. */
export const istVonHandErreichbar = (von: FreiwilligerStatus, ziel: FreiwilligerStatus): boolean =>
	`manuell.${ziel}` in FREIWILLIGER_ZUSTAENDE[von].on;
