import { Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MENUE } from '../../texte/menue.ts';
import { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import { Card, Page, PageTitle } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { LISTENARTEN } from './arten.ts';
import css from './stammdaten.module.css';
import { titelVon } from './titel.ts';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** All kinds of master data. */
export function StammdatenPage({ istAdmin }: { istAdmin: boolean }) {
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	usePageHead({ title: STAMMDATEN.titel, crumbs: CRUMBS });
	const [dienstarten, dienstartenText] = STAMMDATEN.dienstarten;
	return (
		<Page sunken>
			<PageTitle title={STAMMDATEN.titel} />
			<Text variant="intro">{STAMMDATEN.text}</Text>
			<ul className={css.arten}>
				{istAdmin && (
					<li>
						<Card>
							<Stack gap={4}>
								<TextLink to="/admin/system/stammdaten/dienstart">{dienstarten}</TextLink>
								<span className={css.neben}>{dienstartenText}</span>
							</Stack>
						</Card>
					</li>
				)}
				{LISTENARTEN.map(({ key }) => (
					<li key={key}>
						<Card>
							<Stack gap={4}>
								<TextLink to="/admin/system/stammdaten/$art" params={{ art: key }}>
									{titelVon(key, parameter)}
								</TextLink>
								<span className={css.neben}>{STAMMDATEN.arten[key][1]}</span>
							</Stack>
						</Card>
					</li>
				))}
			</ul>
		</Page>
	);
}
