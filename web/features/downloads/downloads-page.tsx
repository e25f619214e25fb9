import { Group, Text } from '@mantine/core';
import { IconDownload, IconMail, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Pills, Segments } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { DownloadMenue } from './download-menue.tsx';
import { InformierenDialog } from './informieren-dialog.tsx';
import { Karten } from './karten.tsx';
import { Liste } from './liste.tsx';
import { DOWNLOADS_KEY, type Download, downloadsQuery } from './queries.ts';
import { useOrdnung } from './use-ordnung.ts';
import { VerlaufKnopf } from './verlauf-knopf.tsx';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];
const ALLE = '';
const DARSTELLUNGEN = [
	{ value: 'karten', label: T.karten },
	{ value: 'liste', label: T.liste },
] as const;
type Darstellung = (typeof DARSTELLUNGEN)[number]['value'];

type Offen =
	| { readonly art: 'bearbeiten'; readonly download: Download | null }
	| { readonly art: 'loeschen'; readonly download: Download }
	| { readonly art: 'informieren' };

/** Files to be fetched; the Traeger keeps and orders them here. */
export function DownloadsPage({ sitzung }: { sitzung: Sitzung }) {
	const query = useQuery(downloadsQuery);
	const { data: downloads } = query;
	const [offen, setOffen] = useState<Offen | null>(null);
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const neu = istTraeger && (
		<Button variant="primary" icon={IconPlus} onClick={() => setOffen({ art: 'bearbeiten', download: null })}>
			{T.neu} …
		</Button>
	);
	const gibtEs = downloads !== undefined && downloads.length > 0;
	return (
		<Page>
			<PageTitle
				title={T.titel}
				actions={
					<>
						{istTraeger && <VerlaufKnopf />}
						{istTraeger && gibtEs && (
							<Button icon={IconMail} onClick={() => setOffen({ art: 'informieren' })}>
								{T.informieren.knopf} …
							</Button>
						)}
						{gibtEs && neu}
					</>
				}
			/>
			<Text variant="intro">{istTraeger ? T.textTraeger : T.text}</Text>
			<Geladen
				query={query}
				lines={6}
				empty={<EmptyState icon={IconDownload} title={T.keine} action={neu || undefined} />}
			>
				{(downloads) => <Bestand downloads={downloads} istTraeger={istTraeger} onOeffnen={setOffen} />}
			</Geladen>
			{offen && downloads && <Dialoge offen={offen} downloads={downloads} onClose={() => setOffen(null)} />}
		</Page>
	);
}

interface BestandProps {
	downloads: readonly Download[];
	istTraeger: boolean;
	onOeffnen: (offen: Offen) => void;
}

function Bestand({ downloads, istTraeger, onOeffnen }: BestandProps) {
	const [darstellung, setDarstellung] = useState<Darstellung>('karten');
	const [gewaehlt, setTag] = useState(ALLE);
	const tags = tagsVon(downloads);
	const tag = tags.includes(gewaehlt) ? gewaehlt : ALLE;
	const gezeigt = tag === ALLE ? downloads : downloads.filter((d) => d.tags.includes(tag));
	const ordnung = useOrdnung(downloads, gezeigt);
	const Darstellung = darstellung === 'karten' ? Karten : Liste;
	const menue = (download: Download) =>
		istTraeger && (
			<DownloadMenue
				download={download}
				ordnung={ordnung}
				onBearbeiten={() => onOeffnen({ art: 'bearbeiten', download })}
				onLoeschen={() => onOeffnen({ art: 'loeschen', download })}
			/>
		);
	return (
		<>
			<Group gap={12} wrap="wrap" mb={16}>
				{tags.length > 0 && (
					<Pills
						label={T.schlagwort}
						value={tag}
						onChange={setTag}
						options={[{ value: ALLE, label: T.alle }, ...tags.map((value) => ({ value, label: value }))]}
					/>
				)}
				<Span ml="auto">
					<Segments label={T.darstellung} value={darstellung} onChange={setDarstellung} options={DARSTELLUNGEN} />
				</Span>
			</Group>
			<Darstellung downloads={gezeigt} ordnung={istTraeger ? ordnung : null} menue={menue} />
		</>
	);
}

const tagsVon = (downloads: readonly Download[]): string[] =>
	[...new Set(downloads.flatMap((d) => d.tags))].sort((a, b) => a.localeCompare(b, 'de'));

interface DialogeProps {
	offen: Offen;
	downloads: readonly Download[];
	onClose: () => void;
}

function Dialoge({ offen, downloads, onClose }: DialogeProps) {
	switch (offen.art) {
		case 'bearbeiten':
			return <DownloadDialog download={offen.download} tags={tagsVon(downloads)} onClose={onClose} />;
		case 'loeschen':
			return (
				<BefehlDialog
					danger
					title={T.loeschen}
					confirm={T.loeschen}
					run={(idempotencyKey) =>
						call('DELETE /v1/download/{id}', { params: { id: offen.download.id }, idempotencyKey })
					}
					meldung={T.geloescht}
					invalidates={[DOWNLOADS_KEY]}
					onClose={onClose}
				>
					{T.loeschenFrage(offen.download.titel)}
				</BefehlDialog>
			);
		case 'informieren':
			return <InformierenDialog downloads={downloads} onClose={onClose} />;
	}
}
