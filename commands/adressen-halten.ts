import type { Sitzung } from '#commands/sitzung.ts';
import { type Adresse, adresseAggregat } from '#domain/adresse/adresse.ts';

/**
 * Whoever begins to refer to addresses holds them, before he asks about them: none is deleted or moved to another
 * Einsatzstelle by the commit. Returns them in that order, those deleted before included.
 */
export async function halteAdressen(sitzung: Pick<Sitzung, 'lies'>, ids: readonly string[]): Promise<Adresse[]> {
	return await Promise.all([...new Set(ids)].map((id) => sitzung.lies(adresseAggregat, id.toLowerCase())));
}
