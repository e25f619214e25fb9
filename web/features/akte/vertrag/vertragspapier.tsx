import { Flex, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Geladen, WithReason } from '../../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../../ui/feedback/states.tsx';
import { later } from '../../../ui/later.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { AnsehenDialog } from '../dokumente/ansehen-dialog.tsx';
import { type Dokument, dateiQuery, dokumentenakteQuery, neuestes } from '../dokumente/queries.ts';
import css from './vertrag.module.css';
import { useStorniertesPapier, zuletztStorniert } from './zuletzt-storniert.ts';

const PdfTitelseite = later(async () => (await import('../../../ui/layout/pdf-titelseite.tsx')).default);

/** Expired, invalid, refused: from here on a document is no paper of the contract any more. */
export const UNGUELTIG = 4000;

/** The paper of the contract as it stands: made out, being signed, or sealed. */
export function useVertragspapier(): Dokument | undefined {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(dokumentenakteQuery(freiwilliger.id));
	return data?.anforderungen
		.filter(({ isVertragsrelevant }) => isVertragsrelevant)
		.flatMap((anforderung) => neuestes(anforderung) ?? [])
		.find(({ endung, status }) => endung === 'pdf' && status < UNGUELTIG);
}

/** Its first page as a picture; a click shows it whole. What may be looked at only once stays closed. */
export function Vertragspapier() {
	const { freiwilliger } = useAkte();
	const geltendes = useVertragspapier();
	const storniertes = useStorniertesPapier(zuletztStorniert(freiwilliger.vertraege)?.vertrag);
	const papier = geltendes ?? storniertes;
	if (!papier || papier.isEinsicht) return null;
	return <Papier key={papier.id} papier={papier} istStorniert={!geltendes} />;
}

const BREITE = 302;

function Papier({ papier, istStorniert }: { papier: Dokument; istStorniert: boolean }) {
	const query = useQuery(dateiQuery(papier));
	const [seiten, setSeiten] = useState<number | null>(null);
	const [offen, setOffen] = useState(false);
	return (
		<Flex component="section" direction="column" gap={8} mb={24} aria-labelledby="papier-titel" data-print="hide">
			<Title id="papier-titel" order={2} fz="lg" lh="xl" fw={650}>
				{papier.bezeichnung}
			</Title>
			<Geladen query={query} failed={WithReason}>
				{(pdf) => (
					<UnstyledButton
						className={css.papier}
						aria-label={VERTRAG.papierVergroessern(papier.bezeichnung)}
						onClick={() => setOffen(true)}
					>
						<Suspense fallback={<SkeletonLines />}>
							<PdfTitelseite pdf={pdf} width={BREITE} onSeiten={setSeiten} />
						</Suspense>
						{istStorniert && (
							<span className={css.stempel} aria-hidden="true">
								{VERTRAG.stempel}
							</span>
						)}
					</UnstyledButton>
				)}
			</Geladen>
			{seiten !== null && (
				<Group justify="space-between">
					<Text variant="hint">{VERTRAG.papierseite(seiten)}</Text>
					<Text variant="hint">
						{istStorniert
							? VERTRAG.ohneGueltigkeit
							: VERTRAG.fassung(papier.fassung, formatDatum(tagInBerlin(papier.hochgeladenAm)))}
					</Text>
				</Group>
			)}
			{offen && <AnsehenDialog dokument={papier} onClose={() => setOffen(false)} />}
		</Flex>
	);
}
