import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Dranzelle } from '../dran/dran.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import type { Freiwilligenzeile } from './liste.ts';

/** To be called once, so that they keep their identity. */
export const freiwilligenspalten = (eigene: Dranpartei, heute: string): readonly TableColumn<Freiwilligenzeile>[] =>
	tabellenspalten<typeof FREIWILLIGE, Freiwilligenzeile>(FREIWILLIGE, {
		dran: (zeile) => <Dranzelle zeile={zeile} eigene={eigene} heute={heute} />,
	});
