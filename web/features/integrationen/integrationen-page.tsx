import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { MENUE } from '../../texte/menue.ts';
import { INTEGRATIONEN } from '../../texte/verwaltung/sso.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Card, Page, PageTitle } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { usePageHead } from '../portal/page-head.ts';
import { FreiwilligJa } from './freiwillig-ja.tsx';
import { type Integration, integrationenQuery } from './queries.ts';
import { ScimKarte } from './scim-karte.tsx';
import { SsoEinstellungen } from './sso-einstellungen.tsx';
import { Videogespraeche } from './videogespraeche.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }];
const SSO = 'single-sign-on';
const FREIWILLIG_JA = 'freiwillig-ja';
const MEETINGS = 'meetings';

/** What the portal is connected with, each with its state; `videodienst`: how somebody came back from that. */
export function IntegrationenPage({ videodienst }: { videodienst: string | undefined }) {
	const query = useQuery(integrationenQuery);
	usePageHead({ title: INTEGRATIONEN.titel, crumbs: CRUMBS });
	return (
		<Page sunken>
			<PageTitle title={INTEGRATIONEN.titel} />
			<Stack pt={8} maw={800}>
				<Geladen query={query}>
					{(integrationen) =>
						integrationen.map((integration) => (
							<Fragment key={integration.key}>
								<Karte integration={integration} videodienst={videodienst} />
								{integration.key === SSO && <ScimKarte />}
							</Fragment>
						))
					}
				</Geladen>
			</Stack>
		</Page>
	);
}

function Karte({ integration, videodienst }: { integration: Integration; videodienst: string | undefined }) {
	const { key } = integration;
	const istSso = key === SSO;
	return (
		<Card as="article">
			<Group wrap="wrap">
				<Title order={2} fw={600}>
					{nameVon(key)}
				</Title>
				{istSso && <Tag>{INTEGRATIONEN.beta}</Tag>}
				<Span variant="secondary" ml="auto">
					{standVon(integration)}
				</Span>
			</Group>
			{istSso && <SsoEinstellungen />}
			{key === FREIWILLIG_JA && <FreiwilligJa verbunden={integration.verbunden} />}
			{key === MEETINGS && <Videogespraeche rueckkehr={videodienst} />}
		</Card>
	);
}

const nameVon = (key: string): string =>
	Object.hasOwn(INTEGRATIONEN.namen, key) ? INTEGRATIONEN.namen[key as keyof typeof INTEGRATIONEN.namen] : key;

function standVon({ aktiv, verbunden }: Integration): string {
	if (aktiv) return INTEGRATIONEN.stand.aktiv;
	return verbunden ? INTEGRATIONEN.stand.aus : INTEGRATIONEN.stand.keiner;
}
