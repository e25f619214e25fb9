/** Fields a document reads or sets (table: Documents, controlled fields). */
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { pruefePersonendaten } from '#domain/felder/freiwilliger.ts';
import type { Personendaten, Personenfeld } from '#domain/felder/personenfelder.ts';
import type { Geprueft } from '#domain/felder/pruefung.ts';
import type { DokumentSpec, Steuerung } from '#domain/referenzsaetze.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { DOKUMENT, type DokumentStatus } from '#domain/status/dokument.ts';
import { istLeer } from './freiwilliger/abfragen.ts';
import { EINSICHTSFELDER, istEinsicht } from './freiwilliger/einsicht.ts';
import type { Lage } from './lage.ts';
import { personenumfeld } from './regeln/person.ts';
import type { Akte } from './zustand.ts';

const felder = (spec: DokumentSpec, modus: Steuerung['modus']): string[] =>
	modus === 'SETZEN' ? gesetzteFelder(spec) : spec.steuerungsfelder.flatMap((f) => (f.modus === modus ? f.feld : []));

/** What who checks the document confirms; of what is only looked at the facts beside it. */
export const gesetzteFelder = (spec: Pick<DokumentSpec, 'steuerungsfelder' | 'nutzungsart'>): string[] => [
	...new Set([
		...spec.steuerungsfelder.flatMap(({ feld, modus }) => (modus === 'SETZEN' ? feld : [])),
		...(istEinsicht(spec) ? EINSICHTSFELDER : []),
	]),
];

/** Being able to swim, and to save others: what people say of it is a claim until somebody has checked a proof. */
const SCHWIMMNACHWEISE = {
	isSchwimmfaehigkeit: 'isSchwimmfaehigkeit',
	isRettungsschwimmabzeichen: 'isRettungsschwimmabzeichen',
	rettungsschwimmStufe: 'isRettungsschwimmabzeichen',
} as const satisfies { readonly [F in Personenfeld]?: Personenfeld };

const GEPRUEFT: readonly DokumentStatus[] = [
	DOKUMENT.nr.Verifiziert,
	DOKUMENT.nr.UnterschriftenSammeln,
	DOKUMENT.nr.Unterschrieben,
];

/** Which of these statements stand in the file without a checked document that sets them. */
export function ungepruefteAngaben({ person, dokumente }: Akte, specs: readonly DokumentSpec[]): Personenfeld[] {
	const geprueft = dokumente.filter((d) => !d.isGeloescht && GEPRUEFT.includes(d.status)).map((d) => d.specID);
	const belegt = specs.filter((spec) => geprueft.includes(spec.id)).flatMap(gesetzteFelder);
	return (Object.keys(SCHWIMMNACHWEISE) as (keyof typeof SCHWIMMNACHWEISE)[]).filter(
		(feld) => Boolean(person[feld]) && !belegt.includes(SCHWIMMNACHWEISE[feld]),
	);
}

/** Labels of what the document prints and the file doesn't have. */
export function fehlendeSteuerwerte({ person }: Pick<Akte, 'person'>, spec: DokumentSpec): string[] {
	const werte: Readonly<Partial<Record<string, unknown>>> = person;
	const bezeichnungen: Readonly<Partial<Record<string, string>>> = FELD_BEZEICHNUNG;
	return felder(spec, 'LESEN')
		.filter((feld) => istLeer(werte[feld]))
		.map((feld) => bezeichnungen[feld] ?? feld);
}

/** What the reviewer confirms, in the form that is kept; only what the specification sets. */
export function leseSteuerwerte(
	{ akte, ctx, referenz }: Lage,
	spec: DokumentSpec,
	werte: Readonly<Record<string, unknown>>,
): Geprueft<Personendaten> {
	const setzbar = felder(spec, 'SETZEN');
	const fremde = Object.keys(werte).filter((feld) => !setzbar.includes(feld));
	if (fremde.length > 0) return { werte: null, verstoesse: fremde.map(nichtGesetzt) };
	const umfeld = personenumfeld({ ctx, referenz });
	return pruefePersonendaten(werte, akte.person, umfeld);
}

const nichtGesetzt = (feld: string): Regelverstoss => ({
	code: 'FELD',
	http: 422,
	feld,
	text: 'Dieses Feld wird mit diesem Dokument nicht gesetzt.',
});
