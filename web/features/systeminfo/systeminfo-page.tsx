import { Box, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { MENUE } from '../../texte/menue.ts';
import { SYSTEMINFO as T } from '../../texte/verwaltung/systeminfo.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ReadOnlyField } from '../../ui/fields/fields.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { infoQuery } from '../portal/portal.ts';
import { Auftraege } from './auftraege.tsx';
import { Funktionen } from './funktionen.tsx';
import { groesse } from './groesse.ts';
import { type Betriebslage, betriebQuery } from './queries.ts';
import { Reste } from './reste.tsx';
import css from './systeminfo.module.css';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** What runs here, what is switched on, and how it fares. */
export function SysteminfoPage() {
	const { isFetching, refetch } = useQuery(betriebQuery);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const neuLaden = (
		<Button icon={IconRefresh} loading={isFetching} onClick={() => void refetch()}>
			{T.neuLaden}
		</Button>
	);
	return (
		<Page>
			<PageTitle title={T.titel} actions={neuLaden} />
			<Box pt={8} maw={800}>
				<Stack gap={32}>
					<Version />
					<Funktionen />
					<Betrieb />
				</Stack>
			</Box>
		</Page>
	);
}

function Version() {
	const query = useQuery(infoQuery);
	return (
		<Section title={T.version} ruled>
			<Geladen query={query}>
				{(info) => (
					<div className={css.angaben}>
						<ReadOnlyField label={T.versionAngaben.version}>{info.version}</ReadOnlyField>
						<ReadOnlyField label={T.versionAngaben.zeit}>{formatDatumUhrzeit(info.zeit)}</ReadOnlyField>
						<ReadOnlyField label={T.versionAngaben.mandant}>{info.mandant}</ReadOnlyField>
						<ReadOnlyField label={T.versionAngaben.betrieb}>
							{info.produktion ? T.produktion : T.erprobung}
						</ReadOnlyField>
					</div>
				)}
			</Geladen>
		</Section>
	);
}

function Betrieb() {
	const query = useQuery(betriebQuery);
	const { data: lage } = query;
	return (
		<>
			<Section title={T.auftraege} ruled>
				<p className={css.text}>{T.auftraegeText}</p>
				<Geladen query={query}>{(lage) => <Auftraege auftraege={lage.auftraege} />}</Geladen>
			</Section>
			{lage && lage.reste.length > 0 && <Reste reste={lage.reste} />}
			{lage && <Speicher lage={lage} />}
			{lage && <Uhr uhr={lage.uhr} />}
		</>
	);
}

function Speicher({ lage: { datenbank, speicher } }: { lage: Betriebslage }) {
	return (
		<Section title={T.speicher} ruled>
			<div className={css.angaben}>
				<ReadOnlyField label={T.speicherAngaben.datenbank}>PostgreSQL {datenbank.version}</ReadOnlyField>
				<ReadOnlyField label={T.speicherAngaben.groesse}>{groesse(datenbank.bytes)}</ReadOnlyField>
				<ReadOnlyField label={T.speicherAngaben.ereignisse}>
					{T.ereignisse(datenbank.ereignisse, datenbank.istGeschaetzt)}
				</ReadOnlyField>
				<ReadOnlyField label={T.speicherAngaben.frei}>
					{T.freiVon(groesse(speicher.frei), groesse(speicher.gesamt))}
				</ReadOnlyField>
			</div>
		</Section>
	);
}

function Uhr({ uhr: { jetzt, heute, vorsprungMs } }: { uhr: Betriebslage['uhr'] }) {
	return (
		<Section title={T.uhr} ruled>
			<div className={css.angaben}>
				<ReadOnlyField label={T.uhrAngaben.jetzt} hint={vorsprungMs === 0 ? undefined : T.gestellt}>
					{formatDatumUhrzeit(jetzt)}
				</ReadOnlyField>
				<ReadOnlyField label={T.uhrAngaben.heute}>{formatDatum(heute)}</ReadOnlyField>
			</div>
		</Section>
	);
}
