/** Files the Traeger lays out for those who work with him (table: Download). */
import { z } from 'zod';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { freitext, pflichttext } from '#domain/stammdaten/schemata.ts';
import { stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { DOWNLOADROLLEN, TAGS_MAX } from './vorgaben.ts';

const ZU_VIELE_TAGS = `Es sind höchstens ${TAGS_MAX} Schlagwörter erlaubt.`;

const schema = z
	.object({
		titel: pflichttext(150),
		beschreibung: freitext(1000, { mehrzeilig: true }),
		uploadID: z.guid({ error: 'Bitte wählen Sie eine Datei aus.' }),
		// In addresses tags are told apart by commas.
		tags: z
			.array(pflichttext(50, { muster: /^[^,]+$/, meldung: 'Ein Schlagwort enthält kein Komma.' }))
			.transform((tags) => [...new Set(tags)])
			.refine((tags) => tags.length <= TAGS_MAX, { error: ZU_VIELE_TAGS })
			.readonly(),
		rollen: z
			.array(z.enum(DOWNLOADROLLEN))
			.transform((gewaehlt) => DOWNLOADROLLEN.filter((rolle) => gewaehlt.includes(rolle)))
			.readonly(),
	})
	.readonly();

export type DownloadFelder = z.infer<typeof schema>;

export const downloadStammdatum = stammdatum({
	name: 'Download',
	key: 'download',
	label: 'Download',
	schema,
	leer: { titel: '', beschreibung: null, uploadID: '', tags: [], rollen: [] },
	texte: ['titel', 'beschreibung', 'tags'],
	art: 'FREITEXT',
	verwendetIn: ['Downloadordnung.downloadIDs', 'Downloadinfo.downloadIDs'],
});

/** Those it is meant for, and the Traeger, who keeps them all. */
export const siehtDownload = (akteur: Akteur, { rollen }: Pick<DownloadFelder, 'rollen'>): boolean =>
	hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) || hatRolle(akteur, rollen, true);

export const istFuerEinsatzstellen = ({ rollen }: Pick<DownloadFelder, 'rollen'>): boolean =>
	rollen.includes('MA_VEREIN');
