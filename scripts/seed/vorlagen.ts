import { dokumentSpecAggregat, dokumentSpecAlsReferenz } from '#domain/dokumentspec/dokumentspec.ts';
import { legeSpecAn, veroeffentliche } from '#domain/dokumentspec/entscheidungen.ts';
import { pruefeText } from '#domain/dokumentspec/pruefung.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import type { DokumentSpec } from '#domain/referenz.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Welt } from './welt.ts';

/** In use; the others of the default set lie there as drafts. */
const VEROEFFENTLICHT: ReadonlySet<string> = new Set([
	'Vereinbarung (Freiwilligenvertrag)',
	'BFD-Vereinbarung',
	'Erweitertes Führungszeugnis',
	'Verpflichtungserklärung / Ehrenkodex',
	'Datenschutzerklärung',
	'Bildrechte',
	'Mitgliedsbescheinigung der Krankenkasse',
	'Erstuntersuchung (§ 32 JArbSchG)',
	'Lebenslauf',
	'Bescheinigung',
	'Zeugnis (BFD)',
]);

/** The default set as this tenant keeps it; returns what is in use. */
export function legeVorlagenAn(welt: Welt, akteur: Akteur, zyklusVon: string): DokumentSpec[] {
	return STANDARD_DOKUMENTSPECS.flatMap((standard) => {
		const inGebrauch = VEROEFFENTLICHT.has(standard.bezeichnung);
		const id = welt.nebenbei.uuid();
		const felder = inGebrauch ? { ...standard, zyklusVon } : standard;
		const vorlage = welt.schreibe(
			dokumentSpecAggregat,
			id,
			legeSpecAn(welt.lies(dokumentSpecAggregat, id), felder),
			akteur,
		);
		if (!inGebrauch) return [];
		const befunde = pruefeText(felder.vorlageText ?? '');
		welt.schreibe(dokumentSpecAggregat, id, veroeffentliche(vorlage, befunde), akteur);
		return [dokumentSpecAlsReferenz(vorlage)];
	});
}
