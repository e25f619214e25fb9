import { IconBell } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Listenstand } from '../liste/suche.ts';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import { HOECHSTENS, ladeGewaehlte } from './gewaehlte.ts';

/** Fetched when somebody is to be reminded. */
const ErinnernDialog = lazy(async () => ({
	default: (await import('../mahnwesen/erinnern-dialog.tsx')).ErinnernDialog,
}));

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
			<Suspense>
				{mahnt && anzahl <= HOECHSTENS && (
					<ErinnernDialog
						schluessel={[stand.und, stand.text, gewaehlt.alle, [...gewaehlt.ids]]}
						lade={(signal) => ladeGewaehlte(stand, gewaehlt, signal)}
						onClose={() => setMahnt(false)}
						onGemahnt={gewaehlt.hebeAuf}
					/>
				)}
			</Suspense>
			<Dialog opened={mahnt && anzahl > HOECHSTENS} onClose={() => setMahnt(false)} title={TEXT.frage(anzahl)}>
				{TEXT.zuViele(HOECHSTENS)}
			</Dialog>
		</>
	);
}
