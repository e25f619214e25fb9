import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MENUE } from '../../texte/menue.ts';
import { RECHT_TEXT as T } from '../../texte/zugang/recht.ts';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type Regel, rechtQuery } from './queries.ts';
import css from './recht.module.css';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Every rule of the law the portal applies, with its versions, sources and what it is used for. */
export function RechtPage() {
	const query = useQuery(rechtQuery);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={T.titel} />
			<Text variant="intro">{T.text}</Text>
			<EigeneWerte />
			<Geladen query={query}>
				{(regeln) => (
					<Stack gap={32} maw={1000}>
						{regeln.map((regel) => (
							<Section key={regel.key} title={regel.titel}>
								<dl className={css.kopf}>
									<dt>{T.anwendung}</dt>
									<dd>{regel.anwendung}</dd>
									<dt>{T.stichtag}</dt>
									<dd>{regel.stichtag}</dd>
								</dl>
								<Fassungen regel={regel} />
							</Section>
						))}
					</Stack>
				)}
			</Geladen>
		</Page>
	);
}

/** Where the tenant sets its own. */
function EigeneWerte() {
	const [vor, zyklus, danach] = T.eigene;
	return (
		<Text variant="intro">
			{vor}
			<TextLink to="/admin/system/zyklen">{zyklus}</TextLink>
			{danach}
		</Text>
	);
}

function Fassungen({ regel: { titel, fassungen } }: { regel: Regel }) {
	return (
		<SimpleTable
			top
			label={T.fassungen(titel)}
			className={css.tabelle}
			rows={fassungen}
			rowKey={({ gueltigAb }) => gueltigAb}
			rowProps={({ giltHeute }) => ({ className: cx(!giltHeute && css.andere) })}
			columns={[
				{
					head: T.gueltig,
					isRowHead: true,
					cell: ({ gueltigAb, gueltigBis, giltHeute }) => (
						<>
							{T.zeitraum(gueltigAb, gueltigBis)} {giltHeute && <Tag>{T.giltHeute}</Tag>}
						</>
					),
				},
				{
					head: T.inhalt,
					cell: ({ inhalt }) =>
						inhalt.map((zeile) => (
							<Span key={zeile} display="block">
								{zeile}
							</Span>
						)),
				},
				{ head: T.quelle, cell: ({ quelle }) => quelle },
			]}
		/>
	);
}
