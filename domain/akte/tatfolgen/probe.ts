import { BEGRIFF, loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { type StatusSetzenEingabe, statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { type AbschliessenEingabe, abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { type BeendenEingabe, beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nachbearbeitungOeffnen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-oeffnen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { type EinigenEingabe, einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { type VerhandelnEingabe, verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { vorschlagAblehnen } from '#domain/akte/entscheidungen/wunsch/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from '#domain/akte/entscheidungen/wunsch/vorschlag-annehmen.ts';
import { type VorschlagenEingabe, vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { type Genanntes, NIRGENDS } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';

/** An act as its dialog knows it before it is done: without the words that are asked for with it. */
export type Probetat =
	| { readonly tat: (typeof AM_WUNSCH)[number]; readonly wunschID: string }
	| { readonly tat: (typeof AN_DER_AKTE)[number] }
	| ({ readonly tat: 'einigen' } & Pick<EinigenEingabe, 'wunschID' | 'felder'>)
	| ({ readonly tat: 'verhandeln' } & VerhandelnEingabe)
	| ({ readonly tat: 'vorschlagen' } & Omit<VorschlagenEingabe, 'nachricht'>)
	| ({ readonly tat: 'abschliessen' } & Omit<AbschliessenEingabe, 'felder' | 'neueNummer'>)
	| { readonly tat: 'antreten'; readonly datum: string }
	| ({ readonly tat: 'beenden'; readonly datum: string } & Pick<BeendenEingabe, 'resturlaubTage'>)
	| ({ readonly tat: 'statusSetzen' } & Omit<StatusSetzenEingabe, 'grund' | 'neueNummer'>);

/** They ask for nothing but words. */
export const AM_WUNSCH = [
	'kontaktieren',
	'ablehnen',
	'zurueckziehen',
	'vorschlagAnnehmen',
	'vorschlagAblehnen',
] as const;
export const AN_DER_AKTE = [
	...['annullieren', 'nichtAntreten', 'nachbearbeitungAbschliessen', 'nachbearbeitungOeffnen'],
	...['zyklusUebernehmen', 'loeschen'],
] as const;

/** What follows doesn't depend on the words and the ticks that a dialog still waits for. */
const NOCH_OFFEN = { grund: 'wird noch geschrieben', nachricht: '…', bestaetigt: true } as const;
const NOCH_NICHT_GEWAEHLT = { kuendigungDurch: 'EINVERNEHMLICH' } as const;
type Worte = Readonly<Record<'grund' | 'nachricht', string> & { bestaetigt: true; genanntes: Genanntes }>;

const MIT_WUNSCH: Readonly<
	Record<(typeof AM_WUNSCH)[number], (lage: Lage, eingabe: Worte & { readonly wunschID: string }) => Entschluss>
> = { kontaktieren, ablehnen, zurueckziehen, vorschlagAnnehmen, vorschlagAblehnen };

const OHNE_ANGABEN: Readonly<Record<(typeof AN_DER_AKTE)[number], (lage: Lage, eingabe: Worte) => Entschluss>> = {
	annullieren,
	nichtAntreten,
	nachbearbeitungAbschliessen,
	nachbearbeitungOeffnen,
	zyklusUebernehmen,
	loeschen: (lage, { genanntes }) => loeschen(lage, { bestaetigung: BEGRIFF, widersprochen: true, genanntes }),
};

export interface Probezusatz {
	/** Of whoever would be erased, where that isn't kept. */
	readonly genanntes?: Genanntes;
	/** Drawn for the contract, where it gets one. */
	readonly neueNummer?: string | null;
	/** Some mails say them. */
	readonly worte?: Partial<Record<'grund' | 'nachricht', string>>;
}

/** The decision itself, of the act as far as it is known. */
export function entscheideProbe(
	lage: Lage,
	probe: Probetat,
	{ neueNummer = null, worte: geschriebene = {}, genanntes = NIRGENDS }: Probezusatz = {},
): Entschluss {
	const worte: Worte = {
		...NOCH_OFFEN,
		genanntes,
		grund: geschriebene.grund?.trim() || NOCH_OFFEN.grund,
		nachricht: geschriebene.nachricht?.trim() || NOCH_OFFEN.nachricht,
	};
	switch (probe.tat) {
		case 'einigen':
			return einigen(lage, { ...probe, ...worte });
		case 'verhandeln':
			return verhandeln(lage, probe);
		case 'vorschlagen':
			return vorschlagen(lage, { ...probe, ...worte });
		case 'abschliessen':
			return abschliessen(lage, { ...probe, neueNummer });
		case 'antreten':
			return antreten(lage, probe);
		case 'beenden':
			return beenden(lage, { ...NOCH_NICHT_GEWAEHLT, ...probe, ...worte });
		case 'statusSetzen':
			return statusSetzen(lage, { ...probe, ...worte, neueNummer });
		default:
			return 'wunschID' in probe
				? MIT_WUNSCH[probe.tat](lage, { ...probe, ...worte })
				: OHNE_ANGABEN[probe.tat](lage, worte);
	}
}
