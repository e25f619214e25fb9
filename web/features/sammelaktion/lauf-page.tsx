import { useQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { SAMMEL } from '../../texte/sammelaktion.ts';
import { SHELL } from '../../texte/shell.ts';
import { Page, PageTitle, Stack } from '../../ui/page.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { titelVon } from './aktionen.ts';
import { LaufBericht } from './lauf-bericht.tsx';
import { laufQuery } from './queries.ts';

const CRUMBS = [
	{ label: SHELL.gruppen.freiwillige },
	{ label: SAMMEL.titel, link: { to: '/admin/sammelaktionen' } as const },
];

/** A run under an address of its own, to come back to. */
export function LaufPage({ id }: { id: string }) {
	const { data: lauf } = useQuery(laufQuery(id));
	const title = lauf ? titelVon(lauf.aktion) : SAMMEL.eine;
	usePageHead({ title, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={title} note={lauf && formatDatumUhrzeit(lauf.begonnenAm)} />
			<Stack>
				<LaufBericht id={id} />
			</Stack>
		</Page>
	);
}
