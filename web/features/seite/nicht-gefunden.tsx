import { Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { SEITEN } from '../../texte/shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';

const TEXT = SEITEN.nichtGefunden;

/** Within the shell: no such page, or none with this id; also what a user may not see, which answers the same. */
export function NichtGefunden({ istEintrag = false }: { istEintrag?: boolean }) {
	const was = eintrag(useLocation().pathname);
	const istBekannt = istEintrag && was !== undefined;
	usePageHead({ title: TEXT.titel });
	return (
		<Page>
			<PageTitle title={istBekannt ? TEXT.eintrag(was) : TEXT.ueberschrift} />
			<Text maw={560} pb={20}>
				{istBekannt ? TEXT.eintragText : TEXT.text}
			</Text>
			<div>
				<LinkButton to="/admin" variant="primary">
					{TEXT.start}
				</LinkButton>
			</div>
		</Page>
	);
}

/** Named by the page the id stands below: `/admin/freiwillige/…`, `/admin/system/zyklen/…`. */
function eintrag(pfad: string): string | undefined {
	const [, , ...teile] = pfad.split('/');
	const [seite, id] = teile[0] === 'system' ? teile.slice(1) : teile;
	return id ? TEXT.eintraege[seite ?? ''] : undefined;
}
