/** Words of the frame around the pages behind the sign-in. */
export const RAHMEN = {
	wartet: (n: number) => (n === 1 ? '1 wartet auf Sie' : `${n} warten auf Sie`),
	hauptmenue: 'Hauptmenü',
	brotkrumen: 'Sie sind hier',
	zyklus: 'Zyklus',
	zyklusAktiv: 'aktiv',
	konto: 'Konto',
	farbschema: 'Darstellung',
	hell: 'Hell',
	dunkel: 'Dunkel',
	system: 'Wie das System',
	neuerungen: 'Neuerungen',
	faq: 'Häufige Fragen',
	dokumentation: 'Dokumentation',
	support: 'Support',
} as const;
