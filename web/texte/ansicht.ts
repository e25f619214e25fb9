/** Words of working in the view of another user, wherever one goes. */
export const ANSICHT = {
	banner: { davor: 'Sie sind als ', danach: ' angemeldet.' },
	beenden: 'Beenden',
	nichtBeendet: 'Die Ansicht konnte nicht beendet werden',
} as const;
