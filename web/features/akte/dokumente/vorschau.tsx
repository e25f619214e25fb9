import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type Endung, istBild } from '#domain/upload/dateitypen.ts';
import { bildadresse } from '../../../client/bild.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { Button } from '../../../ui/button.tsx';
import { Geladen, WithReason } from '../../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../../ui/feedback/states.tsx';
import { later } from '../../../ui/later.tsx';
import { OuterLink } from '../../../ui/text-link.tsx';
import css from './dokumente.module.css';
import { type Dokument, dateiQuery, dokumentadresse } from './queries.ts';

const PdfAnsicht = later(async () => (await import('../../../ui/layout/pdf-ansicht.tsx')).default);

/** A document to look at: its pages, the picture, or the way to download it. */
export function Vorschau({ dokument }: { dokument: Dokument }) {
	return dokument.isEinsicht ? <Einblick key={dokument.id} dokument={dokument} /> : <Inhalt dokument={dokument} />;
}

/** Opened on purpose: it can be only once. */
function Einblick({ dokument }: { dokument: Dokument }) {
	const [offen, setOffen] = useState(false);
	if (offen) return <Inhalt dokument={dokument} />;
	return (
		<Stack gap={0} h="64vh">
			<div className={css.ohneVorschau}>
				<p>{DOKUMENTE.einblickText}</p>
				{dokument.endung && <Button onClick={() => setOffen(true)}>{DOKUMENTE.einblick}</Button>}
			</div>
		</Stack>
	);
}

function Inhalt({ dokument }: { dokument: Dokument }) {
	const { endung, bezeichnung } = dokument;
	return (
		<Stack gap={0} h="64vh">
			{endung === 'pdf' && <Seiten dokument={dokument} />}
			{endung && istBild(endung as Endung) && (
				<div className={css.bild}>
					<img src={bildquelle(dokument)} alt={bezeichnung} />
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
		</Stack>
	);
}

/** What is only looked at is reached by its document alone. */
const bildquelle = (dokument: Dokument): string =>
	dokument.isEinsicht ? dokumentadresse(dokument) : bildadresse(dokument.uploadID);

const istZeigbar = ({ endung }: Dokument): boolean =>
	endung !== null && (endung === 'pdf' || istBild(endung as Endung));

function Seiten({ dokument }: { dokument: Dokument }) {
	const query = useQuery(dateiQuery(dokument));
	return (
		<Geladen query={query} failed={WithReason}>
			{(pdf) => (
				<Suspense fallback={<SkeletonLines />}>
					<PdfAnsicht pdf={pdf} titel={dokument.name ?? dokument.bezeichnung} drehbar />
				</Suspense>
			)}
		</Geladen>
	);
}
