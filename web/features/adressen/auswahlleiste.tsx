import { IconMapPin, IconWorldUpload } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ADRESSEN } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { later } from '../../ui/later.tsx';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import type { Sammelverb } from './sammel-dialog.tsx';

/** Fetched with the first action chosen. */
const SammelDialog = later(async () => (await import('./sammel-dialog.tsx')).SammelDialog);

interface AuswahlleisteProps {
	gewaehlt: Gewaehltes;
	total: number;
	paging: ReactNode;
}

/** What can be done to the addresses that are ticked. */
export function Auswahlleiste({ gewaehlt, total, paging }: AuswahlleisteProps) {
	const [offen, setOffen] = useState<Sammelverb | null>(null);
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
				<Button size="sm" icon={IconWorldUpload} count={gewaehlt.reichweite(total)} onClick={() => setOffen('online')}>
					{ADRESSEN.sammel.online.knopf}
				</Button>
				<Button size="sm" icon={IconMapPin} count={gewaehlt.reichweite(total)} onClick={() => setOffen('koordinaten')}>
					{ADRESSEN.sammel.koordinaten.knopf}
				</Button>
			</SelectionBar>
			<Suspense>
				{offen && (
					<SammelDialog
						verb={offen}
						auswahl={gewaehlt.auswahl()}
						anzahl={anzahl}
						alle={gewaehlt.alle}
						onClose={() => setOffen(null)}
						onFertig={() => {
							setOffen(null);
							gewaehlt.hebeAuf();
						}}
					/>
				)}
			</Suspense>
		</>
	);
}
