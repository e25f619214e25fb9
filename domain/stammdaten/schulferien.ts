import { z } from 'zod';
import { BUNDESLANDKUERZEL, type Bundesland } from '#domain/bundesland.ts';
import { ENDE_VOR_BEGINN } from '#domain/felder/meldungen.ts';
import { datum, pflichttext } from './schemata.ts';
import { stammdatum } from './stammdatum.ts';

const schema = z
	.object({
		land: z.enum(BUNDESLANDKUERZEL, { error: 'Bitte wählen Sie ein Land aus.' }),
		bezeichnung: pflichttext(100),
		von: datum(),
		bis: datum(),
	})
	.refine(({ von, bis }) => von <= bis, { error: ENDE_VOR_BEGINN, path: ['bis'] })
	.readonly();

/** School holidays of a Land, both days among them. */
export type SchulferienFelder = z.infer<typeof schema>;

export const schulferienStammdatum = stammdatum({
	name: 'Schulferien',
	key: 'schulferien',
	label: 'Schulferien',
	schema,
	leer: { land: 'HE' satisfies Bundesland, bezeichnung: '', von: '', bis: '' } as SchulferienFelder,
	texte: ['bezeichnung'],
	art: 'FREITEXT',
	verwendetIn: [],
	// Every Land has an autumn, and every year.
	merkmal: ({ land, von, bis }) => `${land} ${von} ${bis}`,
});
