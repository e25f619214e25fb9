import type { Befund } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { alterAm } from '#domain/datum.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Personenumfeld } from '#domain/felder/freiwilliger.ts';

/** Table: Freiwilliger, geburtsdatum. */
export function mindestalterErreicht({ ctx, referenz }: Lage, geburtsdatum: string | null | undefined): Befund {
	const min = referenz.parameter.mindestalterRegistrierung;
	if (!geburtsdatum || alterAm(geburtsdatum, ctx.heute) >= min) return null;
	const text = `Eine Bewerbung ist erst ab ${min} Jahren möglich.`;
	return { code: 'MINDESTALTER', http: 422, feld: 'geburtsdatum', text };
}

/** What personal data are measured with. */
export const personenumfeld = ({ ctx, referenz: { parameter } }: Pick<Lage, 'ctx' | 'referenz'>): Personenumfeld => ({
	heute: ctx.heute,
	mindestalter: parameter.mindestalterRegistrierung,
	freieFelder: benannteFelder(parameter),
});
