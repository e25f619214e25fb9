import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Dranzelle } from '../dran/dran.tsx';
import { Zeilenknopf } from '../dran/zeilenknopf.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { personenname } from '../liste/zellen.tsx';
import type { Freiwilligenzeile } from './liste.ts';

/** To be called once, so that they keep their identity. */
export const freiwilligenspalten = (
	eigene: Dranpartei,
	heute: string,
	onTun: (zeile: Freiwilligenzeile) => void,
): readonly TableColumn<Freiwilligenzeile>[] =>
	tabellenspalten<typeof FREIWILLIGE, Freiwilligenzeile>(FREIWILLIGE, {
		dran: (zeile) => (
			<Dranzelle zeile={zeile} eigene={eigene} heute={heute}>
				<Zeilenknopf tat={zeile.zeilentat} name={personenname(zeile)} onTun={() => onTun(zeile)} />
			</Dranzelle>
		),
	});
