import { einheiten } from '#domain/felder/feld.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import type { Stammangaben } from './stammfeld.ts';

/** Names of what fields refer to by id. */
export type Namen = (id: string) => string;

/** The value of a field of master data as a person reads it; null: it is empty. */
export function stammtext(feld: Stammangaben, wert: unknown, name: Namen): string | null {
	if (wert === null || wert === undefined) return null;
	switch (feld.art) {
		case 'schalter':
			return wert ? 'ja' : 'nein';
		case 'auswahl':
		case 'zahlauswahl':
			return (feld.werte as Readonly<Record<string, string>>)[String(wert)] ?? null;
		case 'tag':
			return formatDatum(wert as string);
		case 'euro':
			return formatEuro(wert as number);
		case 'stunden':
			return formatStunden(wert as number);
		case 'grad':
			return String((wert as number) / einheiten(feld)).replace('.', ',');
		case 'land':
		case 'liste':
		case 'adresse':
			return name(wert as string);
		case 'listen':
			return (wert as readonly string[]).map(name).join(', ') || null;
		case 'bild':
			return 'Bild';
		case 'bilder':
			return String((wert as readonly string[]).length);
		default:
			return String(wert);
	}
}
