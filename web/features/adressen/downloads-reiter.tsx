import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ADRESSE } from '../../texte/adressen.ts';
import { DOWNLOADS } from '../../texte/downloads.ts';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import css from '../downloads/downloads.module.css';
import { Liste } from '../downloads/liste.tsx';
import { adressdownloadsQuery } from '../downloads/queries.ts';
import { useAdresse } from './adress-kontext.tsx';

/** What those who work at this address can download. */
export function DownloadsReiter() {
	const { adresse } = useAdresse();
	const { data, isError, refetch } = useQuery(adressdownloadsQuery(adresse.id));
	if (!data) return isError ? <ErrorBox onRetry={() => void refetch()} /> : <SkeletonLines lines={6} />;
	if (data.length === 0) return <EmptyState icon={IconDownload} title={DOWNLOADS.keine} />;
	return (
		<>
			<p className={css.text}>{ADRESSE.downloadsText}</p>
			<Liste downloads={data} ordnung={null} menue={() => null} />
		</>
	);
}
