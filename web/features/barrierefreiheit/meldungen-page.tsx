import { Group, Stack, Text } from '@mantine/core';
import { IconAccessible, IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fehlenAngaben } from '#domain/barrierefreiheit/angaben.ts';
import { MENUE } from '../../texte/menue.ts';
import { BARRIEREMELDUNGEN as T } from '../../texte/verwaltung/barrieremeldungen.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Meldungszeile } from './meldungszeile.tsx';
import { erklaerungQuery, type Meldung, meldungenQuery } from './queries.ts';

/** Fetched when somebody answers or deletes. */
const AntwortDialog = later(async () => (await import('./antwort-dialog.tsx')).AntwortDialog);
const LoeschDialog = later(async () => (await import('./loesch-dialog.tsx')).LoeschDialog);

const CRUMBS = [{ label: MENUE.gruppen.system }];

interface Frage {
	meldung: Meldung;
	was: 'ANTWORT' | 'LOESCHEN';
}

/** What came in by the accessibility statement, and until when it is to be answered. */
export function BarrieremeldungenPage({ heute, sitzung }: { heute: string; sitzung: Sitzung }) {
	const query = useQuery(meldungenQuery);
	const [frage, setFrage] = useState<Frage | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const schliesse = () => setFrage(null);
	return (
		<Page>
			<PageTitle title={T.titel} actions={<LinkButton to="/barrierefreiheit">{T.erklaerung}</LinkButton>} />
			<Stack gap={24} maw={880} pb={32}>
				<Text>{T.text}</Text>
				{darf(sitzung, 'ADMIN') && <FehlendeAngaben />}
				<Geladen query={query} lines={6}>
					{(meldungen) => <Liste meldungen={meldungen} heute={heute} onFrage={setFrage} />}
				</Geladen>
			</Stack>
			<Suspense>
				{frage?.was === 'ANTWORT' && <AntwortDialog meldung={frage.meldung} onClose={schliesse} />}
				{frage?.was === 'LOESCHEN' && <LoeschDialog meldung={frage.meldung} onClose={schliesse} />}
			</Suspense>
		</Page>
	);
}

/** For those who can enter them. */
function FehlendeAngaben() {
	const { data } = useQuery(erklaerungQuery);
	if (!data) return null;
	const { bindung: barrierefreiheitBindung, durchsetzungsstelle: stelle } = data;
	const angaben = { durchsetzungsstelle: stelle?.name ?? null, durchsetzungsstelleLink: stelle?.link ?? null };
	if (!fehlenAngaben({ barrierefreiheitBindung, ...angaben })) return null;
	return (
		<Notice icon={<Icon of={IconAlertTriangle} />} title={<b>{T.angabenFehlen}</b>}>
			<Group gap={16}>
				{T.angabenFehlenText}
				<LinkButton size="sm" to="/admin/system/parameter" search={{ bereich: 'allgemein' }}>
					{T.eintragen}
				</LinkButton>
			</Group>
		</Notice>
	);
}

interface ListeProps {
	meldungen: readonly Meldung[];
	heute: string;
	onFrage: (frage: Frage) => void;
}

function Liste({ meldungen, heute, onFrage }: ListeProps) {
	if (meldungen.length === 0) return <EmptyState icon={IconAccessible} title={T.leer} text={T.leerText} />;
	const gruppen = [
		[T.offen, meldungen.filter(({ beantwortetAm }) => beantwortetAm === null)],
		[T.beantwortet, meldungen.filter(({ beantwortetAm }) => beantwortetAm !== null)],
	] as const;
	return gruppen.map(
		([titel, zeilen]) =>
			zeilen.length > 0 && (
				<Section key={titel} title={titel} count={zeilen.length} ruled>
					<ul>
						{zeilen.map((meldung) => (
							<Meldungszeile
								key={meldung.id}
								meldung={meldung}
								heute={heute}
								onAntwort={() => onFrage({ meldung, was: 'ANTWORT' })}
								onLoeschen={() => onFrage({ meldung, was: 'LOESCHEN' })}
							/>
						))}
					</ul>
				</Section>
			),
	);
}
