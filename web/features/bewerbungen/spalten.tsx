import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Dranzelle } from '../dran/dran.tsx';
import { Zeilenknopf } from '../dran/zeilenknopf.tsx';
import { type Bedingung, bedingungVon, zahlbereich } from '../liste/bedingung.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer, personenname } from '../liste/zellen.tsx';
import type { Bewerbung } from './liste.ts';

/** Labels of statuses after the agreement are longer. */
const BREITEN: Readonly<Record<string, number>> = { status: 276 };
const LETZTER_KURZER_STATUS = 3000;

/** The columns for what the filter lets through; to be called once, so that they keep their identity. */
export function bewerbungsspalten(
	eigene: Dranpartei,
	heute: string,
	onTun: (zeile: Bewerbung) => void,
): (und: readonly Bedingung[]) => readonly TableColumn<Bewerbung>[] {
	const spalten = tabellenspalten<typeof BEWERBUNGEN, Bewerbung>(BEWERBUNGEN, {
		// Settled with the place, before that what is wished for.
		dienstart: ({ dienstart, dienstartWunsch }) => oderLeer(dienstart ?? dienstartWunsch, LISTE.offen),
		dran: (zeile) => (
			<Dranzelle zeile={zeile} eigene={eigene} heute={heute}>
				<Zeilenknopf tat={zeile.zeilentat} name={personenname(zeile)} onTun={() => onTun(zeile)} />
			</Dranzelle>
		),
	});
	const mitBreitemStatus = spalten.map((spalte) => ({ ...spalte, size: BREITEN[spalte.id] ?? spalte.size }));
	return (und) => {
		const { bis } = zahlbereich(bedingungVon(und, 'status'));
		return bis !== null && bis <= LETZTER_KURZER_STATUS ? spalten : mitBreitemStatus;
	};
}
