/** Words of the dialogs that send. */
export const SENDEN = {
	prueft: 'Die Empfänger werden geprüft …',
	niemand: 'Niemand bekommt eine E-Mail.',
	blind:
		'Wer eine E-Mail bekommt, lässt sich gerade nicht zeigen. Versuchen Sie es noch einmal, oder fahren Sie ohne Vorschau fort.',
	ansehen: 'Ansehen',
	zuklappen: 'Zuklappen',
	blick: 'Was hinausgeht',
	gehtAn: (namen: readonly string[]) => {
		const wer = [...new Set(namen)];
		const an = wer.length > 3 ? `${wer.slice(0, 2).join(', ')} und ${wer.length - 2} weitere` : wer.join(', ');
		return `${namen.length === 1 ? 'Eine E-Mail geht' : `${namen.length} E-Mails gehen`} an ${an}.`;
	},
	bekommen: 'Bekommen eine E-Mail',
	bekommenNichts: 'Bekommen nichts',
	soKommtEsAn: 'So kommt es an',
	ohneEmail: 'ohne E-Mail-Adresse',
	/** Before what is filled in is sent. */
	weiter: 'Weiter …',
	ueber: (name: string) => `(${name})`,
	uebersicht: 'in der Übersicht des Tages',
	wartende: (n: number) => (n === 1 ? 'mit einer weiteren, die schon wartet' : `mit ${n} weiteren, die schon warten`),
	und: (verb: string, anzahl: number) =>
		anzahl === 0 ? verb : `${verb}, ${anzahl === 1 ? 'eine E-Mail' : `${anzahl} E-Mails`} senden`,
	mails: (anzahl: number) => (anzahl > 1 ? `${anzahl} E-Mails senden` : 'E-Mail senden'),
	vorschau: (name: string) => `E-Mail an ${name}`,
} as const;
