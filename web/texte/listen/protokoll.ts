import { formatZahl } from '#domain/format/zahl.ts';

/** Words of the record of access. */
export const ZUGRIFFE = {
	titel: 'Zugriffe',
	suche: 'Name',
	leer: 'Noch ist nichts festgehalten.',
	fuss: 'Anmeldungen, Ansichten, Exporte und Einsichten in sensible Daten der letzten 12 Monate. Niemand kann eine Zeile ändern.',
	ohneKonto: 'ohne Konto',
	ansichtVon: (wer: string, als: string) => `${wer} in der Ansicht von ${als}`,
	zeilen: (n: number) => (n === 1 ? '1 Zeile' : `${formatZahl(n, 0)} Zeilen`),
	nach: (filter: string) => `Filter: ${filter}`,
	dateiname: (tag: string) => `zugriffe-${tag}.csv`,
} as const;
