import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { type EinigenEingabe, einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';

/** An act as its dialog knows it before it is done: without the words that are asked for with it. */
export type Probetat =
	| ({ readonly tat: 'einigen' } & Pick<EinigenEingabe, 'wunschID' | 'felder'>)
	| { readonly tat: 'ablehnen' | 'zurueckziehen'; readonly wunschID: string }
	| { readonly tat: 'annullieren' };

/** What follows doesn't depend on the words and the ticks that a dialog still waits for. */
const NOCH_OFFEN = { grund: '…', bestaetigt: true } as const;

/** The decision itself, of the act as far as it is known. */
export function entscheideProbe(lage: Lage, probe: Probetat): Entschluss {
	switch (probe.tat) {
		case 'einigen':
			return einigen(lage, { ...probe, ...NOCH_OFFEN });
		case 'ablehnen':
			return ablehnen(lage, { ...probe, ...NOCH_OFFEN });
		case 'zurueckziehen':
			return zurueckziehen(lage, { ...probe, ...NOCH_OFFEN });
		case 'annullieren':
			return annullieren(lage, NOCH_OFFEN);
	}
}
