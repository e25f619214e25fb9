import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Endung, istBild } from '#domain/upload/dateitypen.ts';
import { bildadresse } from '../../client/bild.ts';
import { DOKUMENTE } from '../../texte/dokumente.ts';
import { ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import css from './dokumente.module.css';
import { type Dokument, dateiQuery, dokumentadresse } from './queries.ts';

const PdfAnsicht = lazy(() => import('../../ui/pdf-ansicht.tsx'));

/** A document to look at: its pages, the picture, or the way to download it. */
export function Vorschau({ dokument }: { dokument: Dokument }) {
	const { endung, uploadID, bezeichnung } = dokument;
	return (
		<div className={css.vorschau}>
			{endung === 'pdf' && <Seiten dokument={dokument} />}
			{endung && istBild(endung as Endung) && (
				<div className={css.bild}>
					<img src={bildadresse(uploadID)} alt={bezeichnung} />
				</div>
			)}
			{!istZeigbar(dokument) && (
				<p className={css.ohneVorschau}>
					{DOKUMENTE.keineVorschau}{' '}
					{endung && (
						<OuterLink href={dokumentadresse(dokument)} download>
							{DOKUMENTE.herunterladen}
						</OuterLink>
					)}
				</p>
			)}
		</div>
	);
}

const istZeigbar = ({ endung }: Dokument): boolean =>
	endung !== null && (endung === 'pdf' || istBild(endung as Endung));

function Seiten({ dokument }: { dokument: Dokument }) {
	const { data, error, refetch } = useQuery(dateiQuery(dokument));
	if (error) return <ErrorBox text={error.message} onRetry={() => void refetch()} />;
	if (!data) return <SkeletonLines />;
	return (
		<Suspense fallback={<SkeletonLines />}>
			<PdfAnsicht pdf={data} titel={dokument.name ?? dokument.bezeichnung} drehbar />
		</Suspense>
	);
}
