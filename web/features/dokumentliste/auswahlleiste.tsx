import { IconBell } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import type { Listenstand } from '../liste/suche.ts';
import { AKTIONEN, type Sammelaktion, VORHABEN } from '../sammelaktion/aktionen.ts';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import { HOECHSTENS, ladeGewaehlte } from './gewaehlte.ts';

/** Fetched when somebody is to be reminded. */
const ErinnernDialog = later(async () => (await import('../mahnwesen/erinnern-dialog.tsx')).ErinnernDialog);

/** Fetched with the first action chosen. */
const VorhabenDialog = later(async () => (await import('../sammelaktion/vorhaben-dialog.tsx')).VorhabenDialog);

interface AuswahlleisteProps {
	stand: Listenstand;
	heute: string;
	gewaehlt: Gewaehltes;
	total: number;
	paging: ReactNode;
	/** Exports what is ticked. */
	csv: ReactNode;
}

/** What can be done to the requests that are ticked. */
export function Auswahlleiste({ stand, heute, gewaehlt, total, paging, csv }: AuswahlleisteProps) {
	const [mahnt, setMahnt] = useState(false);
	const [offen, setOffen] = useState<Sammelaktion | null>(null);
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
				<Button size="sm" icon={IconBell} count={gewaehlt.reichweite(total)} onClick={() => setMahnt(true)}>
					{TEXT.mahnen}
				</Button>
				{AKTIONEN.DOKUMENTE.map((aktion) => (
					<Button
						key={aktion}
						size="sm"
						icon={VORHABEN[aktion].icon}
						count={gewaehlt.reichweite(total)}
						onClick={() => setOffen(aktion)}
					>
						{`${SAMMEL.aktion[aktion].titel} …`}
					</Button>
				))}
				{csv}
			</SelectionBar>
			<Suspense>
				{offen && (
					<VorhabenDialog
						liste="DOKUMENTE"
						aktion={offen}
						auswahl={gewaehlt.auswahl()}
						{...{ anzahl, heute }}
						onClose={() => setOffen(null)}
						onBegonnen={gewaehlt.hebeAuf}
					/>
				)}
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
