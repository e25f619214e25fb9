import { z } from 'zod';

/** Radii to choose from, in kilometres. */
export const UMKREISE = [10, 25, 50, 100, 200] as const;
export const UMKREIS_STANDARD = 25;

/** What the address says; what it says wrongly counts as not said. */
const kennungen = z.array(z.guid()).min(1).max(50).optional().catch(undefined);
export const kartensuche = z.object({
	/** Postcode or name to search around. */
	ort: z.coerce.string().trim().min(1).max(100).optional().catch(undefined),
	km: z
		.literal([...UMKREISE])
		.optional()
		.catch(undefined),
	/** The cycle to begin with; left out: the one that comes first. */
	zyklus: z.guid().optional().catch(undefined),
	dienstart: kennungen,
	sportart: kennungen,
	feld: kennungen,
	alter: z.int().min(10).max(99).optional().catch(undefined),
	unterkunft: z.literal(true).optional().catch(undefined),
	frei: z.literal(true).optional().catch(undefined),
	/** Only what the map shows. */
	sicht: z.literal(true).optional().catch(undefined),
	sort: z.literal('name').optional().catch(undefined),
});
export type Kartensuche = z.output<typeof kartensuche>;

/** Is anything set that hides places? */
export const istGefiltert = ({ sort: _, km: __, zyklus: ___, ...rest }: Kartensuche): boolean =>
	Object.values(rest).some((wert) => wert !== undefined);
