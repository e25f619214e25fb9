/** What changed about a Feldabfrage, in words. */
import type { Fakt } from '#domain/ereignis.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { Abfragefeld } from './abfragefelder.ts';
import type { Bearbeiter, FeldabfrageFelder } from './feldabfrage.ts';

const WER: Readonly<Record<Bearbeiter, string>> = { FW: 'Freiwillige', ME: 'Einsatzstelle', MV: 'Träger' };

/** `Geburtsort (Pflicht; Freiwillige, Träger)`; null: a field whose value speaks for itself. */
export function abfrageworte(feld: string, wert: Fakt): string | null {
	switch (feld) {
		case 'zielStatus':
			return formatStatus(FREIWILLIGER, wert as FreiwilligerStatus);
		case 'dienstartIDs':
			return anzahl((wert as readonly string[]).length);
		case 'felder':
			return (wert as FeldabfrageFelder['felder']).map(feldworte).join(', ');
		case 'hilfetexte':
			return Object.entries(wert as FeldabfrageFelder['hilfetexte'])
				.map(([key, text]) => `${FELD_BEZEICHNUNG[key as Abfragefeld]}: ${text}`)
				.join(', ');
		default:
			return null;
	}
}

function feldworte({ feldKey, isPflicht, isBearbeitbarDurch }: FeldabfrageFelder['felder'][number]): string {
	const wer = isBearbeitbarDurch.map((rolle) => WER[rolle]).join(', ');
	const zusatz = [isPflicht ? 'Pflicht' : '', wer].filter(Boolean).join('; ');
	return FELD_BEZEICHNUNG[feldKey] + (zusatz && ` (${zusatz})`);
}

function anzahl(dienstarten: number): string {
	if (dienstarten === 0) return 'alle';
	return dienstarten === 1 ? 'eine ausgewählte' : `${dienstarten} ausgewählte`;
}
