const BOM = '\uFEFF';

/** Hands a text to the browser as a file; the mark in front lets German Excel read the umlauts. */
export function ladeCsvHerunter(dateiname: string, inhalt: string) {
	const adresse = URL.createObjectURL(new Blob([BOM, inhalt], { type: 'text/csv;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = adresse;
	link.download = dateiname;
	link.click();
	URL.revokeObjectURL(adresse);
}
