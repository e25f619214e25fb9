import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { call } from '../../client/call.ts';
import { NACHWEISVORSCHAU as T } from '../../texte/seminare/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import { nachweisadresse } from './nachweisdatei.tsx';
import css from './planung.module.css';

const PdfAnsicht = later(async () => (await import('../../ui/layout/pdf-ansicht.tsx')).default);

interface NachweisVorschauProps {
	freiwilligerID: string;
	nachweisID: string;
	/** Reading what a doctor says is recorded: it is opened on purpose. */
	isAU: boolean;
}

/** What was handed in: its pages, the picture, or the way to download it. */
export function NachweisVorschau(props: NachweisVorschauProps) {
	const [istOffen, setOffen] = useState(!props.isAU);
	return (
		<Stack gap={0} h="60vh" component="section" aria-label={T.titel}>
			{istOffen ? (
				<Inhalt {...props} />
			) : (
				<div className={css.ohneVorschau}>
					<p>{T.auText}</p>
					<Button onClick={() => setOffen(true)}>{T.auAnsehen}</Button>
				</div>
			)}
		</Stack>
	);
}

function Inhalt({ freiwilligerID, nachweisID }: NachweisVorschauProps) {
	const query = useQuery({
		queryKey: ['nachweisdatei', nachweisID],
		queryFn: async ({ signal }) => {
			const params = { freiwilligerID, nachweisID };
			const path = 'GET /v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}';
			return (await call(path, { params, signal })) as unknown as Blob;
		},
		// Another file may have been handed in; and what was looked at is looked at again on purpose only.
		gcTime: 0,
		staleTime: 'static',
	});
	return (
		<Geladen query={query} failed={WithReason}>
			{(datei) => {
				if (datei.type === 'application/pdf')
					return (
						<Suspense fallback={<SkeletonLines />}>
							<PdfAnsicht pdf={datei} titel={T.titel} drehbar />
						</Suspense>
					);
				if (datei.type.startsWith('image/')) return <Bild bild={datei} />;
				return (
					<p className={css.ohneVorschau}>
						{T.keine}{' '}
						<OuterLink href={nachweisadresse(freiwilligerID, nachweisID)} download>
							{T.herunterladen}
						</OuterLink>
					</p>
				);
			}}
		</Geladen>
	);
}

function Bild({ bild }: { bild: Blob }) {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		const neu = URL.createObjectURL(bild);
		setUrl(neu);
		return () => URL.revokeObjectURL(neu);
	}, [bild]);
	return <div className={css.bild}>{url && <img src={url} alt={T.titel} />}</div>;
}
