/** What is known of a volunteer when a document is made: the least, and all there may be. */
import { beispielVon } from '#domain/vorlagen/beispiele.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';

/** Asked before an agreement (tables: Freiwilliger, Vertrag, Adresse, required); everything else may be empty. */
const IMMER: readonly string[] = [
	...['vorname', 'nachname', 'name', 'geschlecht', 'geburtsdatum', 'alter', 'volljaehrig'].map(
		(n) => `freiwilliger.${n}`,
	),
	...['plz', 'ort', 'plz_ort', 'land', 'adresse', 'nachname_vorname', 'status'].map((n) => `freiwilliger.${n}`),
	'brief.anschriftfeld',
	...['beginn', 'ende', 'dauer_monate', 'wochenstunden', 'taschengeld'].map((n) => `vertrag.${n}`),
	...['unterkunft', 'verpflegung', 'urlaubstage'].map((n) => `vertrag.${n}`),
	...['bezeichnung', 'plz', 'ort', 'plz_ort', 'adresse'].flatMap((n) => [`einsatzstelle.${n}`, `einsatzort.${n}`]),
	...['bezeichnung', 'kurz', 'gesetz'].map((n) => `dienstart.${n}`),
	...['bezeichnung', 'start', 'ende'].map((n) => `zyklus.${n}`),
	// Address and admission are asked for with the release itself.
	...['bezeichnung', 'kurzbezeichnung', 'url', 'adresse', 'zulassung'].map((n) => `mandant.${n}`),
	...['heute', 'jahr'].map((n) => `datum.${n}`),
];

/** Known of whoever has served; without activities no Zeugnis is released. */
const NACH_DEM_DIENST: readonly string[] = ['vertrag.dienstantritt', 'vertrag.dienstende', 'zeugnis.taetigkeiten'];

type Fall = (name: string) => string;

export function faelleVon({ nachweisFuer }: Pick<DokumentSpecFelder, 'nachweisFuer'>): readonly Fall[] {
	const immer = new Set([...IMMER, ...(nachweisFuer === null ? [] : NACH_DEM_DIENST)]);
	const beispiel: Fall = (name) => beispielVon(name) ?? '';
	return [(name) => (immer.has(name) ? beispiel(name) : ''), beispiel];
}
