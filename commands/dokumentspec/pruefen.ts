import { readFile } from 'node:fs/promises';
import { liesLage } from '#commands/akte/lesen.ts';
import { type Ablage, ort } from '#commands/dateien/ablage.ts';
import { felderVon } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import { DOKUMENTKONTEXT } from '#domain/dokumentspec/kontext.ts';
import { mitTraegerwerten, pruefeFelder, pruefeText, type Variablenbefund } from '#domain/dokumentspec/pruefung.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Vorlagequelle } from '#projections/queries/dokumente/dokumentspecs.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';

/** What a release has to know of the placeholders: also whether the Traeger's own values are there. */
export async function befundeZurFreigabe(
	db: Umgebung['db'],
	ablage: Ablage,
	vorlage: Vorlagequelle | null,
): Promise<Variablenbefund[]> {
	const [befunde, parameter] = await Promise.all([befundeVon(ablage, vorlage), alleParameter(db)]);
	return mitTraegerwerten(befunde, parameter);
}

/** What the placeholders of a template come to; nothing to fill: nothing to say. */
export async function befundeVon(
	ablage: Ablage,
	vorlage: Vorlagequelle | null,
	kontext?: readonly string[],
): Promise<Variablenbefund[]> {
	if (vorlage === null) return [];
	if (vorlage.art === 'TEXT') return pruefeText(vorlage.inhalt, kontext);
	return pruefeFelder(await felderVon(ablage, await liesBytes(ablage, vorlage.uploadID)), vorlage.felder, kontext);
}

export const liesBytes = (ablage: Ablage, uploadID: string): Promise<Uint8Array> => readFile(ort(ablage, uploadID));

/** The groups that have something to say of this volunteer as he stands; null: the actor doesn't see him. */
export async function kontextVon(umgebung: Umgebung, akteur: Akteur, freiwilligerID: string): Promise<string[] | null> {
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	if (sichtIn(lage) === null) return null;
	const wunsch = massgeblicherWunsch(lage.akte);
	const vertrag = neuesterVertrag(lage.akte, wunsch);
	const eltern = lage.akte.erziehungsberechtigte.length;
	const fehlt = new Set([
		...(wunsch ? [] : ['einsatzstelle', 'einsatzort', 'betreuer', 'unterzeichner']),
		...(vertrag ? [] : ['vertrag']),
		...((vertrag?.dienstartID ?? wunsch?.dienstartID) ? [] : ['dienstart']),
		...(eltern > 0 ? [] : ['erziehungsberechtigter_eins', 'vertretende']),
		...(eltern > 1 ? [] : ['erziehungsberechtigter_zwei']),
	]);
	return DOKUMENTKONTEXT.filter((gruppe) => !fehlt.has(gruppe));
}
