import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { type AkteEreignis, AnforderungUebertragen, AnforderungZurueckgezogen } from '../ereignisse.ts';
import type { Lage } from '../lage.ts';
import type { Akte, Anforderung } from '../zustand.ts';
import { umfeldDerAkte } from './dokumentbedarf.ts';
import { type Dokumentumfeld, passt } from './dokumentbedingungen.ts';
import { standDerAnforderung } from './dokumentregeln.ts';
import { abgeloest, nachfolger } from './dokumentversionen.ts';

/**
 * Unanswered requests that no longer stand as they are: their specification was locked or superseded, or what was asked
 * for without anybody saying so doesn't apply any more (tables: akte/sync; supersede; lock).
 */
export function veralteteAnforderungen(lage: Lage): AkteEreignis[] {
	const { akte } = lage;
	const umfeld = umfeldDerAkte(lage);
	return akte.anforderungen.flatMap((anforderung) =>
		istUnbeantwortet(akte, anforderung) ? veraltet(lage, anforderung, umfeld) : [],
	);
}

const istUnbeantwortet = (akte: Akte, anforderung: Anforderung): boolean =>
	standDerAnforderung(akte, anforderung) === 'NOT_PROVIDED' &&
	!akte.dokumente.some((d) => d.anforderungID === anforderung.id && !d.isGeloescht);

function veraltet({ akte, referenz }: Lage, anforderung: Anforderung, umfeld: Dokumentumfeld): AkteEreignis[] {
	const { id: anforderungID, isManuell } = anforderung;
	const spec = referenz.specs.find((s) => s.id === anforderung.specID);
	if (!spec) return [];
	if (spec.status === DOKUMENTSPEC.nr.Gesperrt)
		return [AnforderungZurueckgezogen({ anforderungID, anlass: 'GESPERRT' })];
	const neue = nachfolger(spec, referenz.specs).at(-1);
	if (neue?.status === DOKUMENTSPEC.nr.Veroeffentlicht && !abgeloest(akte, spec, referenz.specs)) {
		const gilt = isManuell || passt(neue, akte, umfeld);
		return gilt
			? [AnforderungUebertragen({ anforderungID, von: spec.id, nach: neue.id })]
			: [AnforderungZurueckgezogen({ anforderungID, anlass: 'BEDINGUNG' })];
	}
	const hinfaellig = abgeloest(akte, spec, referenz.specs) || (!isManuell && !passt(spec, akte, umfeld));
	return hinfaellig ? [AnforderungZurueckgezogen({ anforderungID, anlass: 'BEDINGUNG' })] : [];
}
