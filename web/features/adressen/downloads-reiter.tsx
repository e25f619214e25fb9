import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ADRESSE } from '../../texte/adressen.ts';
import { DOWNLOADS } from '../../texte/listen/downloads.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Liste } from '../downloads/liste.tsx';
import { adressdownloadsQuery } from '../downloads/queries.ts';
import { useAdresse } from './adress-kontext.tsx';

/** What those who work at this address can download. */
export function DownloadsReiter() {
	const { adresse } = useAdresse();
	const query = useQuery(adressdownloadsQuery(adresse.id));
	return (
		<Geladen query={query} lines={6} empty={<EmptyState icon={IconDownload} title={DOWNLOADS.keine} />}>
			{(downloads) => (
				<>
					<Text variant="intro">{ADRESSE.downloadsText}</Text>
					<Liste downloads={downloads} ordnung={null} menue={() => null} />
				</>
			)}
		</Geladen>
	);
}
