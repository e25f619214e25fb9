import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { GEPRUEFT, istVeraltet, type Pruefung, vereinbarkeit } from './bewertung.ts';
import { DARUEBER_HINAUS, LUECKEN, UNBEWERTET } from './luecken.ts';

const STANDARD = 'WCAG 2.2 Stufe AA, EN 301 549 und BITV 2.0';

/** What the tenant says of it. */
export type Angaben = Pick<
	ParameterFelder,
	| 'mandantBezeichnung'
	| 'mandantApMail'
	| 'barrierefreiheitMail'
	| 'barrierefreiheitBindung'
	| 'durchsetzungsstelle'
	| 'durchsetzungsstelleAnschrift'
	| 'durchsetzungsstelleMail'
	| 'durchsetzungsstelleLink'
>;

/** Whom somebody may turn to whose message wasn't answered; null: the tenant hasn't named it. */
const stelle = (angaben: Angaben) =>
	angaben.durchsetzungsstelle === null
		? null
		: {
				name: angaben.durchsetzungsstelle,
				anschrift: angaben.durchsetzungsstelleAnschrift,
				email: angaben.durchsetzungsstelleMail,
				link: angaben.durchsetzungsstelleLink,
			};

/** The statement as the law asks for it (BITV 2.0 § 7, BGG § 12b), of one tenant on one day. */
export function erklaerung(
	angaben: Angaben,
	pruefung: Pruefung,
	{ heute, adresse }: { heute: string; adresse: string },
) {
	const { am, version, werkzeug, seiten, ergebnisse } = pruefung;
	return {
		traeger: angaben.mandantBezeichnung,
		geltungsbereich: adresse,
		bindung: angaben.barrierefreiheitBindung,
		standard: STANDARD,
		vereinbarkeit: vereinbarkeit(pruefung, { luecken: LUECKEN, unbewertet: UNBEWERTET }),
		luecken: LUECKEN,
		unbewertet: UNBEWERTET,
		darueberHinaus: DARUEBER_HINAUS,
		bewertung: {
			am,
			/** By whoever makes the portal, by no independent body (BITV 2.0 § 7 Abs. 5). */
			durch: 'HERSTELLER' as const,
			version,
			werkzeug,
			seiten: seiten.length,
			ergebnisse: ergebnisse.map((ergebnis) => ({ ...ergebnis, was: GEPRUEFT[ergebnis.art] })),
			istVeraltet: istVeraltet(pruefung, heute),
		},
		kontakt: { name: angaben.mandantBezeichnung, email: angaben.barrierefreiheitMail ?? angaben.mandantApMail },
		durchsetzungsstelle: stelle(angaben),
	};
}
