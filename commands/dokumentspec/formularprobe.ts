/** A PDF form tried out before what its fields hold is stored. */
import type { Ablage } from '#commands/dateien/ablage.ts';
import { type Probe, probewerte } from '#commands/pdf/vorschau.ts';
import { felderVon, fuelle, zuLangeFelder } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { alleFelder, feldtext, inhaltVon } from '#domain/dokumentspec/pdffeld/fuellung.ts';
import type { Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { liesBytes } from './pruefen.ts';

export interface Formularprobe {
	readonly uploadID: string;
	readonly zuordnungen: readonly Feldzuordnung[];
	readonly wer: Probe;
}

export interface Feldprobe {
	readonly feld: string;
	/** Of its Angabe, whole. */
	readonly wert: string;
	/** What stands in the field. */
	readonly text: string;
	readonly isZuLang: boolean;
}

/** What would be read of somebody: the Angaben of all fields, those filled by their names as well. */
export async function angabenIn(
	ablage: Ablage,
	{ uploadID, zuordnungen }: Pick<Formularprobe, 'uploadID' | 'zuordnungen'>,
): Promise<readonly string[]> {
	const felder = alleFelder(await felderVon(ablage, await liesBytes(ablage, uploadID)), zuordnungen);
	return felder.flatMap(({ name }) => {
		const inhalt = inhaltVon(name, zuordnungen);
		return inhalt?.art === 'ANGABE' ? [inhalt.angabe] : [];
	});
}

/** What would stand in each field. That the reader may see the volunteer is for the caller to know. */
export async function probiereFelder(
	umgebung: Umgebung,
	ablage: Ablage,
	{ uploadID, zuordnungen, wer }: Formularprobe,
): Promise<Feldprobe[]> {
	const bytes = await liesBytes(ablage, uploadID);
	const werte = await probewerte(umgebung, wer, await alleParameter(umgebung.db));
	const lange = new Set(await zuLangeFelder(ablage, bytes, werte, zuordnungen));
	const wert = (angabe: string) => werte.get(angabe) ?? '';
	return alleFelder(await felderVon(ablage, bytes), zuordnungen).map(({ name }) => {
		const inhalt = inhaltVon(name, zuordnungen);
		return {
			feld: name,
			wert: inhalt?.art === 'ANGABE' ? wert(inhalt.angabe) : '',
			text: feldtext(inhalt, wert),
			isZuLang: lange.has(name),
		};
	});
}

/** The form as it would be handed out. */
export async function zeigeFormular(
	umgebung: Umgebung,
	ablage: Ablage,
	{ uploadID, zuordnungen, wer }: Formularprobe,
): Promise<Uint8Array> {
	const werte = await probewerte(umgebung, wer, await alleParameter(umgebung.db));
	return fuelle(ablage, { art: 'PDF', bytes: await liesBytes(ablage, uploadID), felder: zuordnungen }, werte);
}
