import { Stack } from '@mantine/core';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { PHASEN, type Statuskatalog } from '#domain/status/katalog.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { type Phase, PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Status } from '../status/status.tsx';
import css from './bausteine.module.css';
import { Sample } from './sample.tsx';

const KATALOGE: readonly { name: string; katalog: Statuskatalog }[] = [
	{ name: 'Freiwillige', katalog: FREIWILLIGER },
	{ name: 'Wünsche', katalog: WUNSCH },
	{ name: 'Verträge', katalog: VERTRAG },
	{ name: 'Dokumente', katalog: DOKUMENT },
];

const PHASE_NAMES: Record<Phase, string> = {
	BEWERBEN: 'Bewerben',
	VERHANDELN: 'Verhandeln',
	VERTRAGLICH: 'Vertraglich',
	IM_DIENST: 'Im Dienst',
	BEENDET: 'Beendet',
	ABGESAGT: 'Abgesagt',
};

export function StatusSamples() {
	return (
		<Sample title="Status: Form, Nummer, Beschriftung. Die Phase bestimmt Form und Farbe">
			<SimpleTable
				top
				rows={KATALOGE}
				rowKey={({ name }) => name}
				columns={[
					{ head: 'Katalog', isRowHead: true, cell: ({ name }) => name },
					...PHASEN.map((phase) => ({
						key: phase,
						head: (
							<span className={css.phaseName} data-phase={phase}>
								<PhaseShape phase={phase} /> {PHASE_NAMES[phase]}
							</span>
						),
						cell: ({ katalog }: (typeof KATALOGE)[number]) => (
							<Stack gap={3} align="flex-start">
								{Object.values(katalog.eintraege)
									.filter((eintrag) => eintrag.phase === phase)
									.map(({ nummer }) => (
										<Status key={nummer} katalog={katalog} nummer={nummer} tinted />
									))}
							</Stack>
						),
					})),
				]}
			/>
		</Sample>
	);
}
