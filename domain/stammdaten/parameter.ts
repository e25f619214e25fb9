import type { Parameter } from '#domain/referenz.ts';
import { STANDARD_PARAMETER } from '#domain/standard.ts';
import { type ParameterFelder, parameterSchema } from './parameter-schema.ts';
import { type Stammsatz, stammdatum } from './stammdatum.ts';

/** There is one record per tenant. */
export const PARAMETER_ID = 'mandant';

export const parameterStammdatum = stammdatum({
	name: 'Parameter',
	key: 'parameter',
	label: 'Parameter',
	schema: parameterSchema,
	leer: STANDARD_PARAMETER,
	texte: [
		'mandantBezeichnung',
		'mandantKurzBezeichnung',
		'baseUrl',
		'colorPrimary',
		'colorSecondary',
		'claimtextKarte',
		'mailReplyTo',
		'mandantApMail',
		'seminaranmeldungHinweisUrl',
		'seminaranmeldungHinweisText',
		'wartungHeadline',
		'wartungText',
		'freiwilligJaReferrerHeadline',
		'freiwilligJaReferrerText',
		'gruppierungAttribut1Bezeichnung',
		'gruppierungAttribut2Bezeichnung',
		'einleitungSeminarnachweis',
		'schlussSeminarnachweis',
		'freieFelderBezeichnung',
	],
	art: 'FREITEXT',
	verwendetIn: [],
});

/**
 * The parameters as decisions read them; before the first event they are the standard ones. A copy: the state goes on
 * changing under whoever compares them before and after.
 */
export const parameterAlsReferenz = ({ felder }: Stammsatz<ParameterFelder>): Parameter => ({ ...felder });
