/** Behind the link of a proposal. */
export const VORSCHLAG = {
	titel: 'Ein Stellenvorschlag für Sie',
	text: (einsatzort: string | null) =>
		`${einsatzort ?? 'Eine Einsatzstelle'} möchte Sie gern kennenlernen. Nehmen Sie an, wird daraus Ihre Bewerbung; Sie binden sich damit nicht.`,
	bildVon: (einsatzort: string) => `Bild von ${einsatzort}`,
	einsatzort: 'Einsatzort',
	einsatzstelle: 'Einsatzstelle',
	dienstart: 'Dienst',
	betreuung: 'Ansprechperson',
	nachricht: 'Nachricht an die Einsatzstelle (freiwillig)',
	annehmen: 'Vorschlag annehmen',
	ablehnen: 'Vorschlag ablehnen',
	fertig: {
		ANGENOMMEN: {
			titel: 'Sie haben den Vorschlag angenommen',
			text: 'Die Einsatzstelle hat Ihre Antwort bekommen und meldet sich bei Ihnen.',
		},
		ABGELEHNT: {
			titel: 'Sie haben den Vorschlag abgelehnt',
			text: 'Die Einsatzstelle hat Ihre Antwort bekommen. Ihre anderen Bewerbungen bleiben, wie sie sind.',
		},
	},
	anmelden: 'Anmelden',
	ungueltig: 'Der Link ist ungültig oder abgelaufen.',
	ungueltigText:
		'Vielleicht haben Sie den Vorschlag schon beantwortet, oder er wurde zurückgenommen. In Ihrem Bereich sehen Sie, wie Ihre Bewerbungen stehen.',
} as const;
