import { Text } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { MENUE } from '../../texte/menue.ts';
import { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { type Listenart, listeQuery } from './arten.ts';
import { FerienKnopf } from './ferien-knopf.tsx';
import { Listenformular } from './listenformular.tsx';
import { titelVon } from './titel.ts';
import { VerlaufKnopf } from './verlauf-knopf.tsx';

const CRUMBS = [
	{ label: MENUE.gruppen.system },
	{ label: STAMMDATEN.titel, link: { to: '/admin/system/stammdaten' } },
] as const;

/** One list of master data, edited in place and saved as a whole. */
export function ListenPage({ art, istAdmin }: { art: Listenart; istAdmin: boolean }) {
	const query = useQuery(listeQuery(art));
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	const titel = titelVon(art.key, parameter);
	usePageHead({ title: titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle
				title={titel}
				actions={
					<>
						<VerlaufKnopf art={art.key} titel={titel} />
						{art.key === 'schulferien' && <FerienKnopf />}
					</>
				}
			/>
			<Text variant="intro">
				{STAMMDATEN.arten[art.key][1]}. {!istAdmin && STAMMDATEN.nurAdmin}
			</Text>
			<Geladen query={query} empty={<EmptyState icon={IconList} title={STAMMDATEN.leer} text={STAMMDATEN.leerText} />}>
				{(eintraege) => <Listenformular key={art.key} art={art} eintraege={eintraege} istAdmin={istAdmin} />}
			</Geladen>
		</Page>
	);
}
