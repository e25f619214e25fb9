/** Words about what was typed and can't be read. */
export const EINGABE = {
	datum: 'Bitte schreiben Sie das Datum so: 01.09.2026.',
	datumAb: (tag: string) => `Das Datum darf nicht vor dem ${tag} liegen.`,
	datumBis: (tag: string) => `Das Datum darf nicht nach dem ${tag} liegen.`,
	ganzeZahl: 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel 12.',
	zahl: (stellen: number) => `Bitte geben Sie eine Zahl ein, zum Beispiel ${stellen === 1 ? '12,5' : '12,50'}.`,
	zuLang: (hoechstens: number, sind: number) =>
		`Bitte geben Sie höchstens ${hoechstens.toLocaleString('de')} Zeichen ein. Es sind ${sind.toLocaleString('de')}.`,
	zahlAb: (n: number) => `Bitte geben Sie mindestens ${n.toLocaleString('de')} ein.`,
	zahlBis: (n: number) => `Bitte geben Sie höchstens ${n.toLocaleString('de')} ein.`,
	nichtZurAuswahl: (text: string) => `„${text}“ steht nicht zur Auswahl.`,
} as const;
