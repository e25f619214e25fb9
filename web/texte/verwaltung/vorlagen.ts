/** Words of the field for templates. */
export const VORLAGEN_TEXTE = {
	einfuegen: 'Angabe einfügen',
	knopf: 'Knopf einfügen',
	knopfText: 'Im Portal ansehen',
	ohneWert: 'nicht bekannt',
	suchen: 'Angabe suchen',
	vorschlaege: 'Angaben',
	keine: 'Keine Angabe gefunden',
	tippenZeile: 'Tippen Sie @, um eine Angabe einzufügen.',
	tippen:
		'Tippen Sie @, um eine Angabe einzufügen. Was nur manchmal dastehen soll, markieren Sie und wählen „Nur wenn“.',
	wenn: 'Nur wenn …',
	wennGruppen: { tatsachen: 'Es trifft zu', angaben: 'Diese Angabe ist bekannt' },
	je: 'Je Vertretung',
	jeTitel: 'Für jede gesetzliche Vertretung einmal',
	loesen: 'Bedingung aufheben',
	loesenTitel: 'Der Text bleibt immer und einmal stehen',
	jeVertretung: 'Je gesetzliche Vertretung',
	teilzeichen: { '{?': 'wenn', '?}': '', '{+': 'je', '+}': '' } as Readonly<Record<string, string>>,
	trifftZu: (person: string | null) => (person ? `trifft bei ${person} zu` : 'trifft bei den Beispielen zu'),
	trifftNichtZu: (person: string | null) =>
		person ? `trifft bei ${person} nicht zu` : 'trifft bei den Beispielen nicht zu',
	soOft: (anzahl: number, person: string | null) =>
		`${person ? `bei ${person}` : 'bei den Beispielen'} ${anzahl === 0 ? 'niemand' : anzahl === 1 ? 'eine Person' : `${anzahl} Personen`}`,
	pruefung: 'Prüfung der Angaben',
	alleBekannt: (anzahl: number) => (anzahl === 1 ? 'Die Angabe ist bekannt.' : `Alle ${anzahl} Angaben sind bekannt.`),
	ohnePlatzhalter: 'Der Text enthält keine Angaben.',
	zuKlaeren: (anzahl: number) => (anzahl === 1 ? '1 Angabe ist zu klären:' : `${anzahl} Angaben sind zu klären:`),
};
