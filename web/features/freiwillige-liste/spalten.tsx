import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { FREIWILLIGE, LISTE } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import {
	alterSpalte,
	ampelSpalte,
	betreuerSpalte,
	nameSpalte,
	statusSpalte,
	tagSpalte,
	textSpalte,
} from '../liste/gemeinsame-spalten.tsx';
import type { Freiwilligenzeile } from './liste.ts';

const TITEL = FREIWILLIGE.spalte;

export const FREIWILLIGENSPALTEN: readonly TableColumn<Freiwilligenzeile>[] = [
	nameSpalte(TITEL.name),
	alterSpalte(TITEL.alter, { minWindow: 1600 }),
	// Room for 9900 (Nachbearbeitung abgeschlossen).
	statusSpalte('status', TITEL.status, FREIWILLIGER, { tinted: true, size: 276 }),
	textSpalte('dienstart', TITEL.dienstart, { size: 80, leer: LISTE.offen }),
	textSpalte('einsatzstelle', TITEL.einsatzstelle, { size: 180, grow: true, minWindow: 1600 }),
	textSpalte('einsatzort', TITEL.einsatzort, { size: 160, grow: true }),
	textSpalte('vertragsnummer', TITEL.vertragsnummer, { size: 138, leer: LISTE.offen, minWindow: 1360 }),
	betreuerSpalte(TITEL.betreuer, { minWindow: 1600 }),
	ampelSpalte(TITEL.dokumente),
	tagSpalte('vertragsbeginn', TITEL.vertragsbeginn, { size: 88 }),
	tagSpalte('vertragsende', TITEL.vertragsende, { size: 88, minWindow: 1360 }),
	tagSpalte('dienstantritt', TITEL.dienstantritt, { size: 104, minWindow: 1600, quiet: true }),
	tagSpalte('dienstende', TITEL.dienstende, { optional: true, quiet: true }),
];
