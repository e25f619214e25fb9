import { Box, Stack, Text } from '@mantine/core';
import { IconSchoolOff } from '@tabler/icons-react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { SEMINARE } from '../../../texte/akte/akte-seminare.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import type { Vertrag } from '../typen.ts';
import { Warum } from '../vertrag/warum.tsx';
import { Planung } from './planung.tsx';
import css from './seminare.module.css';

/** Required, recognised and open seminar days of each contract that counts, newest first. */
export function SeminareTab() {
	const geltende = useAkte()
		.freiwilliger.vertraege.filter(({ status }) => status !== 9500)
		.toReversed();
	if (geltende.length === 0)
		return <EmptyState icon={IconSchoolOff} title={SEMINARE.keinVertrag} text={SEMINARE.keinVertragText} />;
	return (
		<Box maw={760}>
			<Stack gap={32}>
				{geltende.map((vertrag, stelle) => (
					<Section
						key={vertrag.id}
						title={[vertrag.dienstart, vertrag.einsatzort].filter(Boolean).join(', ')}
						aside={<Status katalog={VERTRAG} nummer={vertrag.status} />}
						ruled
					>
						<Stack gap={24}>
							<Tage vertrag={vertrag} />
							{stelle === 0 && <Planung />}
						</Stack>
					</Section>
				))}
			</Stack>
		</Box>
	);
}

/** No proof is on record yet, so that all required days are open. */
const ANERKANNT = 0;

function Tage({ vertrag }: { vertrag: Vertrag }) {
	const { seminartage: pflicht } = vertrag;
	const offen = pflicht === null ? null : pflicht - ANERKANNT;
	return (
		<>
			<dl className={css.tage}>
				<div>
					<dt>
						{SEMINARE.pflicht}
						<Warum vertrag={vertrag} feld="seminartagePflicht" name={FELD_BEZEICHNUNG.seminartagePflicht} />
					</dt>
					<dd>{pflicht === null ? SEMINARE.unbekannt : SEMINARE.tage(pflicht)}</dd>
				</div>
				<div>
					<dt>{SEMINARE.anerkannt}</dt>
					<dd>{SEMINARE.tage(ANERKANNT)}</dd>
				</div>
				<div>
					<dt>{SEMINARE.offen}</dt>
					<dd>{offen === null ? SEMINARE.unbekannt : SEMINARE.tage(offen)}</dd>
				</div>
			</dl>
			<Text variant="secondary">{pflicht === null ? SEMINARE.unbekanntText : SEMINARE.nochNichts}</Text>
		</>
	);
}
