import { z } from 'zod';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { ganzzahl, pflichttext } from './schemata.ts';
import { stammdatum } from './stammdatum.ts';

const schema = z
	.object({
		/** ISO 3166-1 alpha-2; also the id of the record. */
		key: z.string().regex(/^[A-Z]{2}$/, { error: MELDUNG.PT }),
		bezeichnung: pflichttext(100),
		/** Member of the European Union: no residence permit is asked for. */
		isEU: z.boolean(),
		sortierung: ganzzahl(0, 999),
	})
	.readonly();

export type LandFelder = z.infer<typeof schema>;

export const landStammdatum = stammdatum({
	name: 'Land',
	key: 'land',
	label: 'Land',
	schema,
	leer: { key: '', bezeichnung: '', isEU: false, sortierung: 0 },
	texte: ['bezeichnung'],
	art: 'FREITEXT',
	verwendetIn: ['Akte.landID', 'Akte.geburtslandID', 'Akte.staatsangehoerigkeitID', 'Adresse.landID'],
	kennung: ({ key }) => key,
});
