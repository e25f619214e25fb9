/** The kinds of addresses by their names, apart from the fields: every list names them. */
export const ADRESSTYP_BEZEICHNUNG = {
	EINSATZSTELLE: 'Einsatzstelle',
	EINSATZORT: 'Einsatzort',
	VERBAND: 'Verband',
	SPORTKREIS: 'Sportkreis',
	TRAEGER: 'Träger',
} as const;

export type Adresstyp = keyof typeof ADRESSTYP_BEZEICHNUNG;
