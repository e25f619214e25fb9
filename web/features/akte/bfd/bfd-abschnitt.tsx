import { Flex, Group } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BFD_STANDWORT, BFD_STELLENWORT } from '#domain/akte/bfd/stand.ts';
import { tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { BFD } from '../../../texte/geld/bfd.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { later } from '../../../ui/later.tsx';
import { KeyFacts } from '../../../ui/layout/file-header.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Vertrag } from '../typen.ts';
import { type BfdSchritt, type BfdVereinbarung, bfdQuery } from './queries.ts';

/** Fetched when somebody enters a step. */
const BfdDialog = later(async () => (await import('./bfd-dialog.tsx')).BfdDialog);

/** How far the agreement of a BFD contract is at the federal office; for the Traeger's staff, once it is agreed on. */
export function BfdAbschnitt({ vertrag }: { vertrag: Vertrag }) {
	const { sitzung } = useAkte();
	if (vertrag.status < VERTRAG.nr.Einigung || !darf(sitzung, 'MA_VERWALTUNG', 'ADMIN')) return null;
	return <Vereinbarung vertrag={vertrag} />;
}

function Vereinbarung({ vertrag }: { vertrag: Vertrag }) {
	const { freiwilliger } = useAkte();
	const query = useQuery(bfdQuery(freiwilliger.id, vertrag.id));
	const [schritt, setSchritt] = useState<BfdSchritt | null>(null);
	// Whether it is one of the BFD at all is only known then.
	if (query.isPending || (query.data && !query.data.istBfd)) return null;
	return (
		<Section title={BFD.titel} size="sm" aside={<TextLink to="/admin/bfd-vereinbarungen">{BFD.alle}</TextLink>}>
			<Geladen query={query} lines={2}>
				{(bfd) => (
					<Flex direction="column" gap={12}>
						{bfd.hinweis && vertrag.status === VERTRAG.nr.Laufend && (
							<Notice icon={<Icon of={IconInfoCircle} />} title={bfd.hinweis} />
						)}
						<Angaben bfd={bfd} />
						{bfd.schritte.length > 0 && (
							<Group wrap="wrap">
								{bfd.schritte.map((eines) => (
									<Button key={eines} size="sm" onClick={() => setSchritt(eines)}>
										{BFD.schritte[eines].knopf} …
									</Button>
								))}
							</Group>
						)}
						{schritt && (
							<Suspense>
								<BfdDialog vertrag={vertrag} bfd={bfd} schritt={schritt} onClose={() => setSchritt(null)} />
							</Suspense>
						)}
					</Flex>
				)}
			</Geladen>
		</Section>
	);
}

function Angaben({ bfd }: { bfd: BfdVereinbarung }) {
	const { heute } = useAkte();
	const { stand, standAm, eingereichtAm, an, grund, bfdKennung } = bfd;
	const wartet = eingereichtAm !== null && (stand === 'EINGEREICHT' || stand === 'RUECKFRAGE');
	return (
		<KeyFacts
			facts={[
				{ label: BFD.stand, value: BFD_STANDWORT[stand ?? 'NICHT_EINGEREICHT'] },
				...(stand !== null && standAm !== null && stand !== 'EINGEREICHT'
					? [{ label: BFD.standAm, value: formatDatum(standAm) }]
					: []),
				{ label: BFD.eingereicht, value: formatDatum(eingereichtAm) || BFD.nochNicht, empty: !eingereichtAm },
				...(an ? [{ label: BFD.an, value: BFD_STELLENWORT[an] }] : []),
				...(wartet ? [{ label: BFD.wartet, value: BFD.tage(tageZwischen(eingereichtAm, heute)) }] : []),
				...(bfdKennung ? [{ label: BFD.kennung, value: bfdKennung }] : []),
				...(grund && (stand === 'RUECKFRAGE' || stand === 'ABGELEHNT')
					? [{ label: BFD.grund[stand], value: grund }]
					: []),
			]}
		/>
	);
}
