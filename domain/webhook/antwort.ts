/** What became of an attempt, in the words of the page. */
export type Aufnahme =
	| { readonly art: 'ANGENOMMEN' }
	/** 410: it wants no messages any more. */
	| { readonly art: 'FORT'; readonly fehler: string }
	/** To be tried again; `gebeten`: not before so many seconds. */
	| { readonly art: 'GESTOERT'; readonly fehler: string; readonly gebeten: number | null };

const gestoert = (fehler: string, gebeten: number | null = null): Aufnahme => ({ art: 'GESTOERT', fehler, gebeten });

export const KEINE_ANTWORT = gestoert('Die Gegenstelle antwortet nicht.');
export const NICHT_ERREICHBAR = gestoert('Die Adresse ist nicht öffentlich erreichbar oder ihre Antwort ist zu groß.');
export const GEHEIMNIS_UNLESBAR = gestoert(
	'Das gespeicherte Geheimnis ist nicht lesbar. Bitte erneuern Sie das Geheimnis.',
);

const FORT = 410;

/** Whatever isn't a success is a failure, redirects too. */
export function aufnahme(status: number, gebeten: number | null): Aufnahme {
	if (status >= 200 && status < 300) return { art: 'ANGENOMMEN' };
	if (status === FORT) return { art: 'FORT', fehler: 'Die Gegenstelle möchte keine Nachrichten mehr (Antwort 410).' };
	if (status >= 300 && status < 400) {
		return gestoert(`Die Gegenstelle leitet an eine andere Adresse weiter (Antwort ${status}).`);
	}
	if (status === 429) return gestoert('Die Gegenstelle bittet um eine Pause (Antwort 429).', gebeten);
	if (status >= 500) return gestoert(`Die Gegenstelle meldet eine Störung (Antwort ${status}).`, gebeten);
	return gestoert(`Die Gegenstelle nimmt die Nachricht nicht an (Antwort ${status}).`, gebeten);
}
