import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { type Bedingung, bedingungVon, zahlbereich } from '../liste/bedingung.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer } from '../liste/zellen.tsx';
import type { Bewerbung } from './liste.ts';

const SPALTEN = tabellenspalten<typeof BEWERBUNGEN, Bewerbung>(BEWERBUNGEN, {
	// Settled with the place, before that what is wished for.
	dienstart: ({ dienstart, dienstartWunsch }) => oderLeer(dienstart ?? dienstartWunsch, LISTE.offen),
});

/** Labels of statuses after the agreement are longer. */
const BREITEN: Readonly<Record<string, number>> = { status: 276 };
const MIT_BREITEM_STATUS = SPALTEN.map((spalte) => ({ ...spalte, size: BREITEN[spalte.id] ?? spalte.size }));
const LETZTER_KURZER_STATUS = 3000;

/** The columns for what the filter lets through. */
export function bewerbungsspalten(und: readonly Bedingung[]): readonly TableColumn<Bewerbung>[] {
	const { bis } = zahlbereich(bedingungVon(und, 'status'));
	return bis !== null && bis <= LETZTER_KURZER_STATUS ? SPALTEN : MIT_BREITEM_STATUS;
}
