import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { useRoom } from '../../ui/use-room.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { AKTIONEN, type Sammelaktion, type Sammelliste, VORHABEN } from './aktionen.ts';
import css from './sammelaktion.module.css';
import type { Gewaehltes } from './use-auswahl.ts';

/** Fetched with the first action chosen. */
const VorhabenDialog = later(async () => (await import('./vorhaben-dialog.tsx')).VorhabenDialog);

interface AuswahlleisteProps {
	liste: Sammelliste;
	sitzung: Sitzung;
	gewaehlt: Gewaehltes;
	/** Of the rows of the page, by their ids: the status of the wish, where the list is one of wishes. */
	status: ReadonlyMap<string, number | null>;
	total: number;
	heute: string;
	paging: ReactNode;
	/** Exports what is ticked; left out: the list has no file. */
	csv?: ReactNode;
}

const IN_DER_LEISTE = 3;

/** What can be done to the rows that are ticked; each button names how many it may reach. In one line: what has no room is in the menu. */
export function Auswahlleiste(props: AuswahlleisteProps) {
	const { liste, sitzung, gewaehlt, status, total, heute, paging, csv } = props;
	const [offen, setOffen] = useState<Sammelaktion | null>(null);
	const erlaubt = AKTIONEN[liste].filter((a) => darf(sitzung, ...(VORHABEN[a].rollen ?? sitzung.rollen)));
	const anzahl = gewaehlt.alle ? total : gewaehlt.ids.size;
	const vorne = erlaubt.slice(0, IN_DER_LEISTE);
	const [reihe, platz] = useRoom<HTMLDivElement>(vorne.length);
	return (
		<>
			<SelectionBar
				count={anzahl}
				total={total}
				onSelectAll={gewaehlt.waehleAlle}
				onClear={gewaehlt.hebeAuf}
				paging={paging}
			>
				<div ref={reihe} className={css.reihe}>
					{vorne.map((aktion, nr) => (
						<Button
							key={aktion}
							size="sm"
							icon={VORHABEN[aktion].icon}
							count={reichweite(aktion, gewaehlt, status) ?? gewaehlt.reichweite(total)}
							data-no-room={nr >= platz || undefined}
							onClick={() => setOffen(aktion)}
						>
							{mitPunkten(aktion)}
						</Button>
					))}
					{csv}
					{erlaubt.length > platz && (
						<Menu position="top-start" width={280}>
							<Menu.Target>
								<IconButton icon={IconDots} size="sm" label={SAMMEL.weitere} />
							</Menu.Target>
							<Menu.Dropdown>
								{erlaubt.slice(platz).map((aktion) => (
									<Menu.Item
										key={aktion}
										leftSection={<Icon of={VORHABEN[aktion].icon} />}
										rightSection={reichweite(aktion, gewaehlt, status) ?? gewaehlt.reichweite(total)}
										onClick={() => setOffen(aktion)}
									>
										{mitPunkten(aktion)}
									</Menu.Item>
								))}
							</Menu.Dropdown>
						</Menu>
					)}
				</div>
			</SelectionBar>
			<Suspense>
				{offen && (
					<VorhabenDialog
						liste={liste}
						aktion={offen}
						auswahl={gewaehlt.auswahl()}
						anzahl={anzahl}
						heute={heute}
						onClose={() => setOffen(null)}
						onBegonnen={gewaehlt.hebeAuf}
					/>
				)}
			</Suspense>
		</>
	);
}

/** Before anything happens a report is shown. */
const mitPunkten = (aktion: Sammelaktion): string => `${SAMMEL.aktion[aktion].titel} …`;

/** `2 von 4`; unknown where rows are chosen that aren't on the page. */
function reichweite(aktion: Sammelaktion, { alle, ids }: Gewaehltes, status: AuswahlleisteProps['status']) {
	const { ab } = VORHABEN[aktion];
	if (!ab || alle || [...ids].some((id) => !status.has(id))) return undefined;
	const moegliche = [...ids].filter((id) => ab.includes(status.get(id) ?? -1)).length;
	return SAMMEL.fortschritt(moegliche, ids.size);
}
