import { Flex, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { tageworte } from '#domain/seminar/worte.ts';
import { SEMINARE as T } from '../../../texte/akte/akte-seminare.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Inline } from '../../../ui/inline.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { SimpleTable } from '../../../ui/table/simple-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { zeitraum } from '../../seminare/worte.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type Gelegenheit, type Planung as Planungsdaten, planungQuery, type Teil } from './queries.ts';
import css from './seminare.module.css';

/** Of the contract that counts: what the law prescribes within the days, and what is on offer for them. */
export function Planung() {
	const { freiwilliger, heute } = useAkte();
	const query = useQuery(planungQuery(freiwilliger.id));
	return (
		<Geladen query={query} lines={6}>
			{(planung) => planung && planung.pflicht !== null && <Inhalt planung={planung} heute={heute} />}
		</Geladen>
	);
}

const tage = (anzahl: number): string => tageworte(Math.round(anzahl * 10));

function Inhalt({ planung, heute }: { planung: Planungsdaten; heute: string }) {
	const { teile, moeglich, stand, isHinweis } = planung;
	const ab = stand?.nichtMehrErreichbarAb;
	return (
		<Stack gap={24}>
			{stand && ab && (
				<Group component="p" variant="error" className={css.warnung}>
					<Icon of={IconAlertTriangle} />
					<b>{ab <= heute ? T.summeSchon(tage(stand.offen)) : T.summe(tage(stand.offen), formatDatum(ab))}</b>
				</Group>
			)}
			<Section title={T.zusammensetzung} size="sm" ruled>
				{teile.length === 0 ? (
					<Text variant="secondary">{T.nurSumme}</Text>
				) : (
					<>
						<SimpleTable
							rows={teile}
							rowKey={({ seminartypID }) => seminartypID}
							columns={[
								{ head: T.teil, cell: ({ seminartyp }) => seminartyp, isRowHead: true },
								{ head: T.mindestens, cell: ({ mindestens }) => tage(mindestens), align: 'end', width: 120 },
								stand !== null && {
									head: T.erreichbar,
									cell: (teil) => <Erreichbar teil={teil} isHinweis={isHinweis} heute={heute} />,
								},
							]}
						/>
						{isHinweis && <Text variant="secondary">{T.hinweis}</Text>}
					</>
				)}
			</Section>
			<Section title={T.moeglich} count={moeglich.length} size="sm" ruled>
				{moeglich.length === 0 ? (
					<Text variant="secondary">{T.nichtsMoeglich}</Text>
				) : (
					<Gelegenheiten gelegenheiten={moeglich} />
				)}
			</Section>
		</Stack>
	);
}

/** Until when the part can still be had. */
function Erreichbar({ teil: { stand }, isHinweis, heute }: { teil: Teil; isHinweis: boolean; heute: string }) {
	const ab = stand?.nichtMehrErreichbarAb;
	if (!ab) return T.erfuellt;
	if (ab > heute) return T.erreichbarBis(formatDatum(ab));
	return (
		<Inline variant={isHinweis ? 'warning' : 'error'}>
			<Icon of={IconAlertTriangle} /> {T.nichtErreichbar}
		</Inline>
	);
}

function Gelegenheiten({ gelegenheiten }: { gelegenheiten: readonly Gelegenheit[] }) {
	return (
		<Flex component="ul" direction="column" className={css.gelegenheiten}>
			{gelegenheiten.map((gelegenheit) => (
				<li key={gelegenheit.id}>
					<TextLink to="/admin/seminare/$id" params={{ id: gelegenheit.id }}>
						{gelegenheit.bezeichnung}
					</TextLink>
					<Text variant="secondary">
						{[
							gelegenheit.seminartyp,
							zeitraum(gelegenheit),
							tage(gelegenheit.tage),
							gelegenheit.ort ?? (gelegenheit.isOnline ? T.online : null),
						]
							.filter(Boolean)
							.join(', ')}
					</Text>
				</li>
			))}
		</Flex>
	);
}
