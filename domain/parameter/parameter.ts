import type { Aggregat } from '#domain/aggregat.ts';
import type { Aenderungen, StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { personenteil } from '#domain/stammdaten/stammfeld.ts';
import { parameterSchema } from './parameter-schema.ts';
import { PARAMETERFELDER, type ParameterFelder } from './parameterfelder.ts';
import { STANDARD_PARAMETER } from './standard.ts';

export type ParameterEreignis = StammdatenEreignis<'Parameter', ParameterFelder>;

/** There is one record per tenant. */
export const PARAMETER_ID = 'mandant';

/** When and by whom something was last changed. */
export interface Aenderungsstand {
	/** Stream version of the event. */
	readonly version: number;
	readonly zeit: string;
	readonly userID: string | null;
}

/** The parameters as they stand, and of each field how it came to that. */
export interface Parametersatz extends Stammsatz<ParameterFelder> {
	geaendert: Aenderungsstand | null;
	feldstand: Partial<Record<keyof ParameterFelder, Aenderungsstand>>;
}

const basis = stammdatum({
	name: 'Parameter',
	key: 'parameter',
	label: 'Parameter',
	schema: parameterSchema,
	leer: STANDARD_PARAMETER,
	texte: personenteil(PARAMETERFELDER),
	art: 'FREITEXT',
	verwendetIn: [],
});

const aggregat: Aggregat<Parametersatz, ParameterEreignis> = {
	...basis.aggregat,
	start: (id) => ({ ...basis.aggregat.start(id), geaendert: null, feldstand: {} }),
	evolve(satz, e) {
		basis.aggregat.evolve(satz, e);
		const { zeit, userID } = e.meta;
		satz.geaendert = { version: e.version, zeit, userID };
		for (const feld of geaenderteFelder(e)) satz.feldstand[feld] = satz.geaendert;
	},
};

export const parameterStammdatum = { ...basis, aggregat };

/** Empty for events that aren't a change; texts that were erased are missing. */
export function aenderungenIn(e: ParameterEreignis): Aenderungen<ParameterFelder> {
	if (e.type !== 'ParameterGeaendert') return {};
	return { ...e.facts.aenderungen, ...e.person?.aenderungen };
}

const geaenderteFelder = (e: ParameterEreignis) => Object.keys(aenderungenIn(e)) as (keyof ParameterFelder)[];

/**
 * The parameters as decisions read them; before the first event they are the standard ones. A copy: the state goes on
 * changing under whoever compares them before and after.
 */
export const parameterAlsReferenz = ({ felder }: Stammsatz<ParameterFelder>): ParameterFelder => ({ ...felder });
