/** Words of what is changed where it stands. */
export const FELD = {
	bearbeiten: 'Bearbeiten',
	feldBearbeiten: (feld: string) => `${feld} bearbeiten`,
	speichernEingabe: 'Speichern (Eingabetaste)',
	abbrechenEsc: 'Abbrechen (Esc)',
	feldGespeichert: 'gespeichert',
	erstDiese: 'Bitte speichern oder verwerfen Sie zuerst diese Angabe.',
	inzwischen: (wert: string, von: string | undefined) =>
		von ? `Inzwischen hat ${von} „${wert}“ gespeichert.` : `Inzwischen wurde „${wert}“ gespeichert.`,
	werWann: (wer: string, wann: string) => `${wer} (${wann})`,
	portal: 'das Portal',
	geloescht: 'ein gelöschter Benutzer',
	meineNehmen: 'Meine Eingabe nehmen',
	andereBehalten: 'Andere behalten',
} as const;
