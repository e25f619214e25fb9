/** Words of opening the view of another user. */
export const ANSICHT_OEFFNEN = {
	oeffnen: 'Ansicht öffnen',
	oeffnenVon: (name: string) => `Ansicht öffnen: ${name}`,
	nichtGeoeffnet: 'Die Ansicht konnte nicht geöffnet werden',
	titel: 'Ansicht',
	text: (name: string) =>
		`Zeigt das Portal, wie ${name} es sieht, für höchstens 60 Minuten. Was Sie dort tun, steht mit beiden Namen im Verlauf.`,
	ohneKonto: 'Zu dieser Akte gibt es keinen Zugang, dessen Ansicht Sie öffnen könnten.',
} as const;
