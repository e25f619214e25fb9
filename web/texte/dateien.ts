export const DATEIEN = {
	anhang: (nr: number) => (nr === 1 ? 'Anhänge' : `${nr}. Anhang`),
	anhaengeHilfe: (anzahl: number, mb: number) => `Bis zu ${anzahl} Dateien mit je höchstens ${mb} MB.`,
};
