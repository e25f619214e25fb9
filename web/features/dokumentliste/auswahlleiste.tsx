import { IconBell } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import type { Listenstand } from '../liste/suche.ts';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import { MahnDialog } from './mahn-dialog.tsx';

interface AuswahlleisteProps {
	stand: Listenstand;
	gewaehlt: Gewaehltes;
	total: number;
	paging: ReactNode;
	/** Exports what is ticked. */
	csv: ReactNode;
}

/** What can be done to the requests that are ticked. */
export function Auswahlleiste({ stand, gewaehlt, total, paging, csv }: AuswahlleisteProps) {
	const [mahnt, setMahnt] = useState(false);
	const anzahl = gewaehlt.alle ? total : gewaehlt.ids.size;
	return (
		<>
			<SelectionBar
				count={anzahl}
				total={total}
				onSelectAll={gewaehlt.waehleAlle}
				onClear={gewaehlt.hebeAuf}
				paging={paging}
			>
				<Button size="sm" icon={IconBell} onClick={() => setMahnt(true)}>
					{TEXT.mahnen}
				</Button>
				{csv}
			</SelectionBar>
			{mahnt && (
				<MahnDialog {...{ stand, gewaehlt, anzahl }} onClose={() => setMahnt(false)} onGemahnt={gewaehlt.hebeAuf} />
			)}
		</>
	);
}
