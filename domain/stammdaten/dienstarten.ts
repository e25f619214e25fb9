import { dienstartVorgaben } from '#domain/recht/dienstart.ts';
import type { DienstartFelder } from './dienstart.ts';

const ARTEN = [
	{ key: 'FSJ', bezeichnung: 'Freiwilliges Soziales Jahr', kurz: 'FSJ', art: 'FSJ', isUe27: false },
	{ key: 'BFD_U27', bezeichnung: 'Bundesfreiwilligendienst U27', kurz: 'BFD U27', art: 'BFD', isUe27: false },
	{ key: 'BFD_UE27', bezeichnung: 'Bundesfreiwilligendienst Ü27', kurz: 'BFD Ü27', art: 'BFD', isUe27: true },
	{ key: 'FOEJ', bezeichnung: 'Freiwilliges Ökologisches Jahr', kurz: 'FÖJ', art: 'FOEJ', isUe27: false },
] as const;

/** The usual Dienstarten with the bounds and seminar days the law prescribes on a day (table: Dienstart, G11, G12). */
export function standardDienstarten(tag: string): DienstartFelder[] {
	return ARTEN.map((d, i) => ({ ...d, ...dienstartVorgaben(d.art, tag), farbe: null, sortierung: i + 1 }));
}
