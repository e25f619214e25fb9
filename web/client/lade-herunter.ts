const BOM = '\uFEFF';

/** Hands a text to the browser as a file; the mark in front lets German Excel read the umlauts. */
export function ladeCsvHerunter(dateiname: string, inhalt: string) {
	ladeHerunter(dateiname, new Blob([BOM, inhalt], { type: 'text/csv;charset=utf-8' }));
}

/** Hands a file to the browser. */
export function ladeHerunter(dateiname: string, datei: Blob) {
	const adresse = URL.createObjectURL(datei);
	const link = document.createElement('a');
	link.href = adresse;
	link.download = dateiname;
	link.click();
	URL.revokeObjectURL(adresse);
}
