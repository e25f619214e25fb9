import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { BEWERBUNGEN, LISTE } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { type Bedingung, bedingungVon, zahlbereich } from '../liste/bedingung.ts';
import {
	alterSpalte,
	ampelSpalte,
	betreuerSpalte,
	nameSpalte,
	ortSpalte,
	statusSpalte,
	textSpalte,
	zeitSpalte,
} from '../liste/gemeinsame-spalten.tsx';
import { oderLeer, zeitZelle } from '../liste/zellen.tsx';
import type { Bewerbung } from './liste.ts';

const TITEL = BEWERBUNGEN.spalte;

const SPALTEN: readonly TableColumn<Bewerbung>[] = [
	nameSpalte(TITEL.name),
	alterSpalte(TITEL.alter),
	statusSpalte('status', TITEL.status, FREIWILLIGER, { tinted: true, size: 182 }),
	textSpalte('einsatzort', TITEL.einsatzort, { size: 122, grow: true }),
	statusSpalte('wunschstatus', TITEL.wunschstatus, WUNSCH, { size: 206 }),
	{
		id: 'dienstart',
		header: TITEL.dienstart,
		size: 78,
		sortable: true,
		// Settled with the place, before that what is wished for.
		cell: ({ dienstart, dienstartWunsch }) => oderLeer(dienstart ?? dienstartWunsch, LISTE.offen),
	},
	ampelSpalte(TITEL.dokumente, { size: 122 }),
	betreuerSpalte(TITEL.betreuer, { size: 100 }),
	zeitSpalte('beworbenAm', TITEL.beworbenAm, { size: 94, minWindow: 1360 }),
	ortSpalte(TITEL.ort, { minWindow: 1600 }),
	{
		id: 'bemerkung',
		header: TITEL.bemerkung,
		size: 120,
		minWindow: 1600,
		align: 'end',
		quiet: true,
		cell: ({ letzteBemerkungAm }) => zeitZelle(letzteBemerkungAm),
	},
	zeitSpalte('wunschstatusSeit', TITEL.wunschstatusSeit, { size: 130, optional: true }),
];

/** Labels of statuses after the agreement are longer. */
const BREITEN: Readonly<Record<string, number>> = { status: 276 };
const MIT_BREITEM_STATUS = SPALTEN.map((spalte) => ({ ...spalte, size: BREITEN[spalte.id] ?? spalte.size }));
const LETZTER_KURZER_STATUS = 3000;

/** The columns for what the filter lets through. */
export function bewerbungsspalten(und: readonly Bedingung[]): readonly TableColumn<Bewerbung>[] {
	const { bis } = zahlbereich(bedingungVon(und, 'status'));
	return bis !== null && bis <= LETZTER_KURZER_STATUS ? SPALTEN : MIT_BREITEM_STATUS;
}
