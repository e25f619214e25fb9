import type { AkteEreignis } from '../ereignisse.ts';
import type { Lage } from '../lage.ts';
import { nachfolger } from './dokumentversionen.ts';

/** What a specification came to in a file: asked for, or asked for no longer. */
export const ABGLEICHBEFUNDE = ['ANGEFORDERT', 'ENTFALLEN'] as const;
export type Abgleichbefund = (typeof ABGLEICHBEFUNDE)[number];

/** Of what was decided on a file, what one specification came to there; what it supersedes is its own. */
export function abgleichbefunde(
	{ akte, referenz: { specs } }: Pick<Lage, 'akte' | 'referenz'>,
	specID: string,
	ereignisse: readonly AkteEreignis[],
): readonly Abgleichbefund[] {
	const istSeine = (anforderungID: string): boolean => {
		const von = akte.anforderungen.find(({ id }) => id === anforderungID)?.specID;
		const spec = specs.find(({ id }) => id === von);
		return spec !== undefined && (von === specID || nachfolger(spec, specs).some(({ id }) => id === specID));
	};
	const befunde = ereignisse.flatMap((e): readonly Abgleichbefund[] => {
		switch (e.type) {
			case 'DokumentAngefordert':
				return e.facts.specID === specID ? ['ANGEFORDERT'] : [];
			case 'AnforderungUebertragen':
				return e.facts.nach === specID ? ['ANGEFORDERT'] : [];
			case 'AnforderungGeoeffnet':
				return istSeine(e.facts.anforderungID) ? ['ANGEFORDERT'] : [];
			case 'AnforderungZurueckgezogen':
			case 'AnforderungGeschlossen':
				return istSeine(e.facts.anforderungID) ? ['ENTFALLEN'] : [];
			default:
				return [];
		}
	});
	return [...new Set(befunde)];
}
