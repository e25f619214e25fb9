import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import type { Briefkopf } from './papier.ts';

/** What of the tenant's parameters its papers show. */
export type Papierparameter = Pick<
	ParameterFelder,
	| 'mandantBezeichnung'
	| 'mandantAdresse'
	| 'mandantApMail'
	| 'papierZusatz'
	| 'papierKontakt'
	| 'papierFuss'
	| 'papierLogoText'
	| 'papierSchrift'
	| 'papierRandOben'
	| 'papierRandLinks'
	| 'papierRandRechts'
	| 'isPapierFenster'
	| 'colorPrimary'
	| 'reportlogo'
	| 'logo'
>;

const KONTAKTZEILEN = 4;
const FUSSZEILEN = 3;

/** The letterhead as the tenant has it; where nothing was said, what is known of it and nothing else. */
export function briefkopfVon(parameter: Papierparameter): Briefkopf {
	const { mandantBezeichnung: name, mandantAdresse: anschrift, mandantApMail: mail } = parameter;
	const kontakt = zeilen(parameter.papierKontakt, KONTAKTZEILEN);
	return {
		...{ name, anschrift, zusatz: parameter.papierZusatz, farbe: parameter.colorPrimary },
		kontakt: kontakt.length ? kontakt : [anschrift, mail].filter((zeile) => zeile !== null),
		fuss: zeilen(parameter.papierFuss, FUSSZEILEN),
		logoText: parameter.papierLogoText ?? `Logo ${name}`,
		schrift: parameter.papierSchrift,
		rand: { links: parameter.papierRandLinks, rechts: parameter.papierRandRechts, oben: parameter.papierRandOben },
		isFenster: parameter.isPapierFenster,
	};
}

const zeilen = (text: string | null, hoechstens: number): string[] =>
	(text ?? '')
		.split('\n')
		.map((zeile) => zeile.trim())
		.filter(Boolean)
		.slice(0, hoechstens);
