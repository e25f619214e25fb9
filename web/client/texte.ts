/** Words for calls that got no usable answer. */
export const CLIENT = {
	netz: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
	zeit: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
	unbekannt: 'Ein unbekannter Fehler ist aufgetreten.',
} as const;
