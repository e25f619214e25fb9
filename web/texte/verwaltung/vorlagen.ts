/** Words of the field for templates. */
export const VORLAGEN_TEXTE = {
	einfuegen: 'Platzhalter einfügen',
	angabe: 'Angabe einfügen',
	knopf: 'Knopf einfügen',
	knopfText: 'Im Portal ansehen',
	ohneWert: 'nicht bekannt',
	suchen: 'Platzhalter suchen',
	vorschlaege: 'Platzhalter',
	keine: 'Kein Platzhalter gefunden',
	tippen:
		'Tippen Sie @, um einen Platzhalter einzufügen. Was ohne diese Angabe entfallen soll, gehört zwischen {? und ?}.',
	pruefung: 'Prüfung der Platzhalter',
	alleBekannt: (anzahl: number) =>
		anzahl === 1 ? 'Der Platzhalter ist bekannt.' : `Alle ${anzahl} Platzhalter sind bekannt.`,
	ohnePlatzhalter: 'Der Text enthält keine Platzhalter.',
	zuKlaeren: (anzahl: number) =>
		anzahl === 1 ? '1 Platzhalter ist zu klären:' : `${anzahl} Platzhalter sind zu klären:`,
};
