import { Box, Flex, Group, Text } from '@mantine/core';
import { IconFiles, IconPlus, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NUTZUNGSART_BEZEICHNUNG, STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { istUnentschieden, SIGNATURANGABEN } from '#domain/dokumentspec/signaturform.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { MENUE } from '../../texte/menue.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { CheckboxField, TextField } from '../../ui/fields/fields.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Status } from '../status/status.tsx';
import { NeuDialog } from './neu-dialog.tsx';
import { type Spec, specsQuery } from './queries.ts';
import { SignaturformenDialog } from './signaturformen-dialog.tsx';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];

/** All document specifications; those out of use on request. */
export function DokumentencenterPage() {
	const query = useQuery(specsQuery);
	const { data: specs } = query;
	const [legtAn, setLegtAn] = useState(false);
	const [legtFest, setLegtFest] = useState(false);
	const [suche, setSuche] = useState('');
	const [auchAlte, setAuchAlte] = useState(false);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const gezeigt = (specs ?? []).filter(
		(s) => (auchAlte || s.status <= DOKUMENTSPEC.nr.Veroeffentlicht) && enthaelt(s, suche),
	);
	const offen = (specs ?? []).filter((s) => s.status <= DOKUMENTSPEC.nr.Veroeffentlicht && istUnentschieden(s));
	const neu = (
		<Button variant="primary" icon={IconPlus} onClick={() => setLegtAn(true)}>
			{T.neu} …
		</Button>
	);
	return (
		<Page>
			<PageTitle title={T.titel} note={specs && T.anzahl(gezeigt.length)} actions={specs && specs.length > 0 && neu} />
			<Text variant="intro">{T.text}</Text>
			{offen.length > 0 && (
				<Box mb={16}>
					<Banner
						kind="info"
						icon={IconSignature}
						action={
							<Button size="sm" onClick={() => setLegtFest(true)}>
								{T.festlegen} …
							</Button>
						}
					>
						{T.ohneForm(offen.length)}
					</Banner>
				</Box>
			)}
			<Geladen
				query={query}
				lines={10}
				empty={<EmptyState icon={IconFiles} title={T.keine} text={T.keineText} action={neu} />}
			>
				{() => (
					<>
						<Group gap="8px 24px" wrap="wrap" mb={8}>
							<TextField
								aria-label={T.suchen}
								placeholder={T.suchen}
								value={suche}
								onChange={(event) => setSuche(event.currentTarget.value)}
							/>
							<CheckboxField
								label={T.auchAlte}
								checked={auchAlte}
								onChange={(event) => setAuchAlte(event.currentTarget.checked)}
							/>
						</Group>
						{gezeigt.length > 0 ? <Tabelle specs={gezeigt} /> : <EmptyState title={T.nichtsGefunden} />}
					</>
				)}
			</Geladen>
			{legtAn && <NeuDialog onClose={() => setLegtAn(false)} />}
			{legtFest && <SignaturformenDialog specs={offen} onClose={() => setLegtFest(false)} />}
		</Page>
	);
}

/** By name or tag. */
function enthaelt({ bezeichnung, tags }: Spec, suche: string): boolean {
	const gesucht = suche.trim().toLocaleLowerCase('de');
	return [bezeichnung, ...tags].some((wort) => wort.toLocaleLowerCase('de').includes(gesucht));
}

const formwort = ({ signaturform }: Spec) => signaturform && SIGNATURANGABEN[signaturform].kurz;

function Tabelle({ specs }: { specs: readonly Spec[] }) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const kurz = (ids: readonly string[]) =>
		ids.map((id) => dienstarten.find((d) => d.id === id)?.kurz ?? '').join(', ') || T.alle;
	return (
		<SimpleTable
			top
			rows={specs}
			rowKey={({ id }) => id}
			columns={[
				{
					head: T.spalte.bezeichnung,
					isRowHead: true,
					cell: ({ id, bezeichnung }) => (
						<TextLink to="/admin/dokumentencenter/$id" params={{ id }}>
							{bezeichnung}
						</TextLink>
					),
				},
				{ head: T.spalte.nutzungsart, cell: ({ nutzungsart }) => NUTZUNGSART_BEZEICHNUNG[nutzungsart] },
				{
					head: T.spalte.stufe,
					cell: ({ stufen }) => stufen.map((s) => `${STUFE_BEZEICHNUNG[s.stufe]} ${s.abStatus}`).join(', ') || T.ohne,
				},
				{
					head: T.spalte.form,
					cell: (spec) => (istUnentschieden(spec) ? T.nichtFestgelegt : (formwort(spec) ?? T.ohne)),
				},
				{ head: T.spalte.version, cell: ({ nummer }) => nummer },
				{
					head: T.spalte.status,
					nowrap: true,
					cell: ({ status }) => <Status katalog={DOKUMENTSPEC} nummer={status} tinted />,
				},
				{ head: T.spalte.dienstarten, cell: ({ dienstartIDs }) => kurz(dienstartIDs) },
				{
					head: T.spalte.tags,
					cell: ({ tags }) => (
						<Flex component="span" gap={4} wrap="wrap">
							{tags.map((tag) => (
								<Tag key={tag}>{tag}</Tag>
							))}
						</Flex>
					),
				},
			]}
		/>
	);
}
