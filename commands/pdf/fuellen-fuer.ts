import { readFile } from 'node:fs/promises';
import { type Ablage, ort } from '#commands/dateien/ablage.ts';
import { fuerPdf } from '#commands/dateien/bild.ts';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { briefkopfVon, type Papierparameter } from '#domain/papier/briefkopf.ts';
import type { Briefkopf } from '#domain/papier/papier.ts';
import { beispielVon } from '#domain/vorlagen/beispiele.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { findeSpec, type Vorlagequelle, vorlageVon } from '#projections/queries/dokumente/dokumentspecs.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { type Ausgabe, ladeVariablen } from './lade-variablen.ts';
import type { Pruefvermerk } from './papier/pruefvermerk.ts';
import { type Pdfvorlage, type Pdfwerte, pdfAbgelehnt } from './vorlage.ts';
import { fuelle } from './werkstatt.ts';

/** The template of a specification, filled for this volunteer as things stand. `vermerk`: where it is issued. */
export async function fuelleFuer(
	umgebung: Umgebung,
	ablage: Ablage,
	specID: string,
	freiwilligerID: string,
	{ vermerk = null, ...ausgabe }: Ausgabe & { readonly vermerk?: Pruefvermerk | null } = {},
): Promise<Uint8Array> {
	const spec = await findeSpec(umgebung.db, specID);
	const quelle = spec && vorlageVon(spec.felder);
	if (!spec || !quelle) throw OHNE_VORLAGE();
	const vorlage = await ladeVorlage(umgebung, ablage, quelle, spec.felder.bezeichnung);
	return fuelle(ablage, vorlage, await ladeVariablen(umgebung, freiwilligerID, ausgabe), vermerk);
}

/** As papers name it. */
export const portaladresse = async ({ db, adresse = null }: Pick<Umgebung, 'db' | 'adresse'>): Promise<string | null> =>
	(await alleParameter(db)).baseUrl ?? adresse;

/** The template with the examples of the catalogue. */
export const muster = (ablage: Pick<Ablage, 'dateien'>, vorlage: Pdfvorlage): Promise<Uint8Array> =>
	fuelle(ablage, vorlage, BEISPIELE);

/** With its file read, and for a text the tenant's logo. */
export async function ladeVorlage(
	{ db }: Pick<Umgebung, 'db'>,
	ablage: Ablage,
	quelle: Vorlagequelle,
	titel: string,
): Promise<Pdfvorlage> {
	if (quelle.art === 'PDF')
		return { art: 'PDF', bytes: await readFile(ort(ablage, quelle.uploadID)), felder: quelle.felder };
	return { art: 'TEXT', titel, inhalt: quelle.inhalt, ...(await ladeBogen(ablage, await alleParameter(db))) };
}

/** What the pages of the tenant's papers show. */
export async function ladeBogen(
	ablage: Ablage,
	parameter: Papierparameter,
): Promise<{ briefkopf: Briefkopf; logo?: Pdfbild }> {
	const logo = await ladePapierbild(ablage, parameter.reportlogo ?? parameter.logo);
	return { briefkopf: briefkopfVon(parameter), ...(logo && { logo }) };
}

/** One of the tenant's images, as papers show it. */
export const ladePapierbild = async (ablage: Ablage, uploadID: string | null): Promise<Pdfbild | null> =>
	uploadID === null ? null : fuerPdf(ort(ablage, uploadID), KANTE);

/** Pixels: sharp on paper. */
const KANTE = 720;

const OHNE_VORLAGE = () => pdfAbgelehnt('Zu diesem Dokument ist keine Vorlage hinterlegt.');

const BEISPIELE: Pdfwerte = new Map(
	VORLAGENVARIABLEN.flatMap(({ name }) => {
		const beispiel = beispielVon(name);
		return beispiel === null ? [] : [[name, beispiel] as const];
	}),
);
