import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PRUEFLISTE as TEXT } from '../../texte/pruefliste.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import css from './pruefliste.module.css';
import { type Dokument, dateiQuery } from './queries.ts';

const PdfAnsicht = lazy(() => import('../../ui/pdf-ansicht.tsx'));

/** The file as it was handed in. */
export function Vorschau({ dokument }: { dokument: Dokument }) {
	const { data, error, refetch } = useQuery(dateiQuery(dokument));
	if (error) return <ErrorBox text={error.message} onRetry={() => void refetch()} />;
	if (!data) return <SkeletonLines lines={8} />;
	const name = dokument.name ?? dokument.bezeichnung;
	if (data.type === 'application/pdf')
		return (
			<Suspense fallback={<SkeletonLines lines={8} />}>
				<PdfAnsicht key={dokument.id} pdf={data} titel={name} />
			</Suspense>
		);
	return <Datei key={dokument.id} datei={data} name={name} />;
}

/** A picture, or a file to be saved and opened elsewhere. */
function Datei({ datei, name }: { datei: Blob; name: string }) {
	const url = useAdresse(datei);
	const istBild = datei.type.startsWith('image/');
	const sichern = (
		<OuterLink href={url ?? undefined} download={name}>
			<Icon of={IconDownload} /> {TEXT.herunterladen}
		</OuterLink>
	);
	if (!istBild) return <EmptyState plain title={name} text={TEXT.keineVorschau} action={sichern} />;
	return (
		<div className={css.bildseite}>
			<p className={css.bildkopf}>
				<b>{name}</b> {sichern}
			</p>
			<div className={css.bildflaeche}>{url && <img className={css.bild} src={url} alt={TEXT.bild(name)} />}</div>
		</div>
	);
}

/** Of a file that lies in this page's memory only. */
function useAdresse(datei: Blob): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		const neu = URL.createObjectURL(datei);
		setUrl(neu);
		return () => URL.revokeObjectURL(neu);
	}, [datei]);
	return url;
}
