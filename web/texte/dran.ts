import { DRAN_KUERZEL, DRAN_LABEL } from '#domain/akte/dran/dran.ts';

/** Words of whose turn it is. */
export const DRAN = {
	titel: 'Wer ist dran',
	niemand: 'niemand',
	alle: 'Alle',
	kuerzel: DRAN_KUERZEL,
	partei: DRAN_LABEL,
	/** Of all who stand for the party, in a filter. */
	gruppe: {
		FREIWILLIGER: 'Freiwillige Person',
		ERZIEHUNGSBERECHTIGTER: 'Eltern',
		EINSATZSTELLE: 'Einsatzstelle',
		TRAEGER: 'Träger',
		BUNDESAMT: 'Bundesamt',
	},
	sie: (partei: string) => `${partei} (Sie)`,
	rolle: (partei: string) => `${partei}: `,
	seit: (tag: string, tage: number): string => (tage <= 1 ? DRAN.seitKurz(tage) : `seit ${tag}, ${tage} Tage`),
	nachgefragt: (tag: string) => `nachgefragt am ${tag}`,
	/** Where there is little room. */
	seitKurz: (tage: number): string => (tage <= 0 ? 'seit heute' : tage === 1 ? 'seit gestern' : `seit ${tage} Tagen`),
} as const;
