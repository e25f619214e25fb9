import { Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { SAMMEL, sammeltitel } from '../../texte/listen/sammelaktion.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type Sammelaktion, type Sammelliste, VORHABEN } from './aktionen.ts';
import { LaufBericht } from './lauf-bericht.tsx';
import { gesperrteIDs, type Lauf, laufQuery } from './queries.ts';
import { VorhabenDialog } from './vorhaben-dialog.tsx';

const CRUMBS = [
	{ label: MENUE.gruppen.freiwillige },
	{ label: SAMMEL.titel, link: { to: '/admin/sammelaktionen' } as const },
];

/** A run under an address of its own, to come back to. */
export function LaufPage({ id, heute }: { id: string; heute: string }) {
	const { data: lauf } = useQuery(laufQuery(id));
	const title = lauf ? sammeltitel(lauf.aktion) : SAMMEL.eine;
	usePageHead({ title, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle
				title={title}
				note={lauf && formatDatumUhrzeit(lauf.begonnenAm)}
				actions={lauf?.beendetAm && <Erneut lauf={lauf} heute={heute} />}
			/>
			<Stack>
				<LaufBericht id={id} />
			</Stack>
		</Page>
	);
}

/** What was asked for once isn't kept; where the action asks for something, it does so again. */
function Erneut({ lauf, heute }: { lauf: Lauf; heute: string }) {
	const [offen, setOffen] = useState(false);
	const ids = gesperrteIDs(lauf);
	const aktion = lauf.aktion as Sammelaktion;
	// What is begun by a call of its own is begun there again.
	if (ids.length === 0 || !(aktion in VORHABEN)) return null;
	return (
		<>
			<Button icon={IconRefresh} onClick={() => setOffen(true)}>
				{SAMMEL.pruefeErneut(ids.length)} …
			</Button>
			{offen && (
				<VorhabenDialog
					{...{ liste: lauf.liste as Sammelliste, aktion, heute }}
					auswahl={{ ids: [...ids] }}
					anzahl={ids.length}
					onClose={() => setOffen(false)}
					onBegonnen={() => undefined}
				/>
			)}
		</>
	);
}
