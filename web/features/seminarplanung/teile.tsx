import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINARE as T } from '../../texte/seminarplanung.ts';
import { Pieces } from '../../ui/figures/ring.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import type { Planung, Teil } from './queries.ts';
import { anteile } from './stand.tsx';

/** What the law prescribes within the days, and how far each part is. */
export function Zusammensetzung({ planung: { teile, isHinweis }, heute }: { planung: Planung; heute: string }) {
	return (
		<Section title={T.zusammensetzung} size="sm" ruled>
			{teile.length === 0 ? (
				<Text variant="secondary" pt={8}>
					{T.nurSumme}
				</Text>
			) : (
				<>
					<SimpleTable
						rows={teile}
						rowKey={({ seminartypID }) => seminartypID}
						columns={[
							{ head: T.teil, cell: ({ seminartyp }) => seminartyp, isRowHead: true },
							{
								head: T.tageKopf,
								cell: ({ stand, mindestens }) => <Pieces shares={anteile(stand, mindestens)} />,
								width: 120,
							},
							{ head: T.offenKopf, cell: ({ stand }) => T.zahl(stand.offen), align: 'end', width: 72 },
							{ head: T.standKopf, cell: (teil) => <Teilstand teil={teil} isHinweis={isHinweis} heute={heute} /> },
						]}
					/>
					{isHinweis && (
						<Text variant="secondary" mt={8}>
							{T.hinweis}
						</Text>
					)}
				</>
			)}
		</Section>
	);
}

function Teilstand({ teil, isHinweis, heute }: { teil: Teil; isHinweis: boolean; heute: string }) {
	const { stand, mindestens } = teil;
	const ab = stand.nichtMehrErreichbarAb;
	if (ab)
		return (
			<Inline variant={isHinweis || ab > heute ? 'warning' : 'error'}>
				<Icon of={IconAlertTriangle} /> {ab > heute ? T.nichtMehrAb(formatDatum(ab)) : T.nichtErreichbar}
			</Inline>
		);
	if (stand.offen === 0)
		return (
			<Inline>
				<Icon of={IconCheck} /> {T.teilAnerkannt(stand.anerkannt, mindestens)}
			</Inline>
		);
	return stand.pruefung > 0 ? T.teilPruefung(stand.pruefung) : T.teilGeplant(stand.geplant);
}
