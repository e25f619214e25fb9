import { dokumentSpecAggregat, dokumentSpecAlsReferenz } from '#domain/dokumentspec/dokumentspec.ts';
import { type DokumentSpecFelder, OHNE_ANGABEN } from '#domain/dokumentspec/dokumentspec-felder.ts';
import { legeSpecAn, veroeffentliche } from '#domain/dokumentspec/entscheidungen.ts';
import { pruefeText } from '#domain/dokumentspec/pruefung.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Welt } from './welt.ts';
import { Zufall } from './zufall.ts';

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
	'Zeugnis (FSJ und FÖJ)',
]);

/** The tenant's own, asked of nobody by itself; the volunteer alone signs it, of age or not. */
export const SEMINARREGELN = 'Regeln für das Einführungsseminar';
const EIGENE: DokumentSpecFelder = {
	...OHNE_ANGABEN,
	bezeichnung: SEMINARREGELN,
	nutzungsart: 'GESTELLT',
	tags: ['Seminar'],
	signaturparteien: ['FREIWILLIGER'],
	sortierung: 900,
	vorlageText: `## Regeln für das Einführungsseminar

{{ freiwilliger.name }}, geboren am {{ freiwilliger.geburtsdatum }}

- Ich nehme an allen Tagen teil und melde mich, wenn ich krank bin.
- Ich achte auf die anderen und auf das Haus, in dem wir zu Gast sind.
- Von 22 Uhr an ist Nachtruhe.

Freiwillige Person: {{ unterschrift.freiwilliger }}`,
};

/** As this tenant has decided for everything that is signed. */
const EINFACH = {
	signaturform: 'EINFACH',
	signaturgrund:
		'Alle unterschreiben am Bildschirm: Name, Zeitpunkt und Prüfsumme stehen im Nachweis. Der Vorstand hat entschieden, dass uns das genügt.',
} as const satisfies Partial<DokumentSpecFelder>;

/** The default set as this tenant keeps it, and its own; returns what is in use. */
export function legeVorlagenAn(welt: Welt, akteur: Akteur, zyklusVon: string): DokumentSpec[] {
	// The lives of the volunteers are the same with it and without.
	const zufall = new Zufall(20_260_904);
	const eigene = legeAn(welt, akteur, { ...EIGENE, zyklusVon }, () => zufall.uuid());
	return [
		...STANDARD_DOKUMENTSPECS.flatMap((standard) => {
			const inGebrauch = VEROEFFENTLICHT.has(standard.bezeichnung);
			const felder = inGebrauch ? { ...standard, zyklusVon } : standard;
			return legeAn(welt, akteur, felder, undefined, inGebrauch);
		}),
		...eigene,
	];
}

function legeAn(
	welt: Welt,
	akteur: Akteur,
	felder: DokumentSpecFelder,
	befehlID?: () => string,
	inGebrauch = true,
): DokumentSpec[] {
	const id = befehlID?.() ?? welt.nebenbei.uuid();
	const form = felder.signaturparteien.length > 0 ? EINFACH : {};
	const angelegt = legeSpecAn(welt.lies(dokumentSpecAggregat, id), { ...felder, ...form });
	const vorlage = welt.schreibe(dokumentSpecAggregat, id, angelegt, akteur, befehlID?.());
	if (!inGebrauch) return [];
	const befunde = pruefeText(felder.vorlageText ?? '');
	welt.schreibe(
		dokumentSpecAggregat,
		id,
		veroeffentliche(vorlage, befunde, welt.lies(parameterStammdatum.aggregat, PARAMETER_ID).felder),
		akteur,
		befehlID?.(),
	);
	return [dokumentSpecAlsReferenz(vorlage)];
}
