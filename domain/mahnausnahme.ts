/** Exceptions from the reminders of documents (table: Reminders). */
import { formatDatum } from './format/datum.ts';
import type { Regelverstoss } from './regelverstoss.ts';

/** Of one document, of everything a person owes, of one document whoever owes it: the narrower one wins. */
export const AUSNAHMEUMFANG = ['DOKUMENT', 'PERSON', 'SPEC'] as const;
export type Ausnahmeumfang = (typeof AUSNAHMEUMFANG)[number];

export type Ausnahmeregel =
	/** Every so many days, and so often at most. */
	| { readonly art: 'TAKT'; readonly alleTage: number; readonly hoechstens: number }
	/** On that day reminders are made again. */
	| { readonly art: 'AUSGESETZT_BIS'; readonly bis: string }
	| { readonly art: 'NIE' };

export interface Mahnausnahme {
	readonly regel: Ausnahmeregel;
	/** ISO 8601. */
	readonly seit: string;
	/** Who made it; null: nobody with an account. */
	readonly von: string | null;
	/** null when erased. */
	readonly grund: string | null;
}

/** The narrower before the wider. */
export const nachEnge = <A>(je: Readonly<Record<Ausnahmeumfang, readonly A[]>>): readonly A[] =>
	AUSNAHMEUMFANG.flatMap((umfang) => je[umfang]);

/** A pause leaves the rhythm standing that goes on after it; anything else replaces what was there. */
export const mitAusnahme = <A extends Pick<Mahnausnahme, 'regel'>>(bisherige: readonly A[], neue: A): readonly A[] =>
	neue.regel.art === 'AUSGESETZT_BIS' ? [neue, ...bisherige.filter(({ regel }) => regel.art === 'TAKT')] : [neue];

/** A pause ends by its date. */
export const gilt = ({ regel }: Pick<Mahnausnahme, 'regel'>, heute: string): boolean =>
	regel.art !== 'AUSGESETZT_BIS' || regel.bis > heute;

/** `alle 14 Tage, höchstens 5-mal` */
export function ausnahmewort(regel: Ausnahmeregel): string {
	switch (regel.art) {
		case 'TAKT':
			return `${regel.alleTage === 1 ? 'jeden Tag' : `alle ${regel.alleTage} Tage`}, höchstens ${regel.hoechstens}-mal`;
		case 'AUSGESETZT_BIS':
			return `ausgesetzt bis ${formatDatum(regel.bis)}`;
		case 'NIE':
			return 'nie erinnern';
	}
}

/** `hat die Erinnerungen an … bis 30.11.2026 ausgesetzt.` */
export function ausnahmesatz(regel: Ausnahmeregel, woran: string): string {
	switch (regel.art) {
		case 'TAKT':
			return `hat für die Erinnerungen an ${woran} einen eigenen Takt gesetzt (${ausnahmewort(regel)}).`;
		case 'AUSGESETZT_BIS':
			return `hat die Erinnerungen an ${woran} bis ${formatDatum(regel.bis)} ausgesetzt.`;
		case 'NIE':
			return `hat die Erinnerungen an ${woran} abgestellt.`;
	}
}

export const endesatz = (woran: string): string =>
	`hat die Ausnahme von den Erinnerungen an ${woran} beendet; es wird wieder wie bei allen erinnert.`;

/** What has been over already puts nothing off. */
export const pruefePause = (regel: Ausnahmeregel, heute: string): Regelverstoss | null =>
	regel.art === 'AUSGESETZT_BIS' && regel.bis <= heute
		? { code: 'P', http: 422, feld: 'bis', text: 'Bitte wählen Sie einen Tag nach heute.' }
		: null;
