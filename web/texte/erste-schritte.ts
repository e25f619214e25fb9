/** Words of the steps proposed to staff who are new. */
export const ERSTE_SCHRITTE = {
	titel: 'Ihre ersten Schritte',
	beenden: 'Nicht mehr zeigen',
	bewerbungen: {
		titel: 'Bewerbungen ansehen',
		text: 'Wer sich bei Ihnen beworben hat, und wer auf Ihre Antwort wartet.',
	},
	einsatzort: {
		titel: 'Einsatzort beschreiben',
		text: 'Eine gute Beschreibung und ein Bild bringen passende Bewerbungen.',
	},
	plaetze: { titel: 'Plätze prüfen', text: 'Stimmen die Plätze Ihrer Einsatzorte für diesen Zyklus?' },
	listen: {
		titel: 'Eine eigene Ansicht speichern',
		text: 'Filter, Spalten und Ordnung einer Liste, mit einem Klick wieder da.',
	},
	pruefen: { titel: 'Dokumente prüfen', text: 'Was eingereicht ist und auf eine Entscheidung wartet.' },
	erinnern: { titel: 'Erinnerungen ansehen', text: 'Wer wann woran erinnert wird, und was Sie daran ändern können.' },
	einrichten: { titel: 'Das Portal einrichten', text: 'Was vor der ersten Bewerbung noch fehlt, der Reihe nach.' },
	zugaenge: { titel: 'Kolleginnen und Kollegen einladen', text: 'Mit der Rolle, die sie brauchen.' },
	dokumente: { titel: 'Dokumente festlegen', text: 'Was eingereicht und unterschrieben wird, und ab wann.' },
	sicher: { titel: 'Zugang absichern', text: 'Ein zweiter Faktor schützt, was Ihnen anvertraut ist.' },
	hilfe: {
		titel: 'Wissen, wo es steht',
		text: 'Zu jeder Seite gibt es einen Artikel. Das Fragezeichen oben öffnet ihn.',
	},
} as const;
