import { nicht, type Sammelbescheid } from '#domain/sammelbescheid.ts';

/** What was asked for in a Dienstart, as it was approved. */
export interface Bewilligung {
	readonly dienstart: string;
	readonly angefragt: number;
	readonly genehmigt: number;
	/** Why it is less. */
	readonly hinweis: string | null;
}

/** What an Einsatzstelle got, by Dienstart. */
export function bescheid(bewilligungen: readonly Bewilligung[]): Sammelbescheid {
	if (bewilligungen.length === 0) return nicht('Die Einsatzstelle hat noch keine Plätze angefragt.');
	const text = bewilligungen.map(
		({ dienstart, angefragt, genehmigt, hinweis }) =>
			`${dienstart}: ${genehmigt === angefragt ? `${genehmigt} wie angefragt` : `${genehmigt} von ${angefragt}`}${hinweis ? ` (${hinweis.replace(/\.$/, '')})` : ''}`,
	);
	return { ergebnis: 'GETAN', text: text.join(', ') };
}
