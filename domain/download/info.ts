/** Telling Einsatzstellen by mail that there is something for them to download. */
import { z } from 'zod';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { freitext, ids } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { type DownloadFelder, istFuerEinsatzstellen } from './download.ts';

const schema = z
	.object({
		downloadIDs: ids().refine((liste) => liste.length > 0, {
			error: 'Bitte wählen Sie mindestens einen Download aus.',
		}),
		/** null: all places that are active. */
		adresseIDs: ids().nullable(),
		text: freitext(2000, { mehrzeilig: true }),
	})
	.readonly();

export type InfoFelder = z.infer<typeof schema>;

/** A stream for each time, so that it can be read later who was told what. */
export const infoStammdatum = stammdatum({
	name: 'Downloadinfo',
	key: 'downloadinfo',
	label: 'Information über Downloads',
	schema,
	leer: { downloadIDs: [], adresseIDs: null, text: null },
	texte: ['text'],
	art: 'FREITEXT',
	verwendetIn: [],
});

const UNBEKANNT: Regelverstoss = {
	code: 'NICHT_GEFUNDEN',
	http: 422,
	feld: 'downloadIDs',
	text: 'Diesen Download gibt es nicht mehr.',
};
const NIEMAND: Regelverstoss = {
	code: 'EMPFAENGER',
	http: 422,
	feld: 'adresseIDs',
	text: 'Bei den gewählten Einsatzstellen und Einsatzorten empfängt niemand E-Mails des Portals.',
};
const verborgen = (titel: string): Regelverstoss => ({
	code: 'SICHTBARKEIT',
	http: 422,
	feld: 'downloadIDs',
	text: `Der Download „${titel}“ ist für Einsatzstellen nicht sichtbar.`,
});

interface Bekanntgabe extends InfoFelder {
	/** As they stand now; null: there is none (any more). */
	readonly downloads: readonly (DownloadFelder | null)[];
	/** How many would read it. */
	readonly leser: number;
}

/** Nobody is sent to what he can't see. */
export function gibBekannt(satz: Stammsatz<InfoFelder>, { downloads, leser, ...felder }: Bekanntgabe) {
	const ereignisse = infoStammdatum.erfasse(satz, felder);
	const verstoesse = downloads.flatMap((d) =>
		d === null ? [UNBEKANNT] : istFuerEinsatzstellen(d) ? [] : [verborgen(d.titel)],
	);
	if (leser === 0) verstoesse.push(NIEMAND);
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
	return ereignisse;
}
