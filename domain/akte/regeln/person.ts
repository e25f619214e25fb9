import type { Befund } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { alterAm } from '#domain/datum.ts';

/** Table: Freiwilliger, geburtsdatum. */
export function mindestalterErreicht({ ctx, referenz }: Lage, geburtsdatum: string | null | undefined): Befund {
	const min = referenz.parameter.mindestalterRegistrierung;
	if (!geburtsdatum || alterAm(geburtsdatum, ctx.heute) >= min) return null;
	const text = `Eine Bewerbung ist erst ab ${min} Jahren möglich.`;
	return { code: 'MINDESTALTER', http: 422, feld: 'geburtsdatum', text };
}
