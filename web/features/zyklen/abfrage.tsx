import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Abfrageaktionen } from '../kontingente/abfrage-aktionen.tsx';
import { type Abfragestatus, type Uebersicht, zyklusstandQuery } from '../kontingente/queries.ts';

const STATUS = ['ENTWURF', 'GESENDET', 'BEANTWORTET', 'ENTSCHIEDEN'] as const satisfies readonly Abfragestatus[];

/** How far the inquiry of the cycle has come at the Einsatzstellen; asking and reminding them. */
export function Abfrage({ zyklusID, heute }: { zyklusID: string; heute: string }) {
	const { data: stand } = useQuery(zyklusstandQuery(zyklusID));
	if (stand?.kontingentMode !== 'KONTINGENTABFRAGE') return null;
	return (
		<Section title={T.abfrage.titel} ruled aside={<Abfrageaktionen uebersicht={stand} heute={heute} />}>
			<Text variant="intro">{frist(stand)}</Text>
			{stand.abfragen.length === 0 ? (
				<Text variant="intro">{T.abfrage.keine}</Text>
			) : (
				<Group wrap="wrap" gap={24}>
					{STATUS.map((status) => (
						<span key={status}>
							<b>{formatZahl(anzahl(stand, status), 0)}</b> {T.abfrage.stand[status]}
						</span>
					))}
				</Group>
			)}
		</Section>
	);
}

const anzahl = ({ abfragen }: Uebersicht, status: Abfragestatus): number =>
	abfragen.find((a) => a.status === status)?.anzahl ?? 0;

/** The day that was named to those who were asked; before that the proposed one. */
function frist({ abfragen, frist: vorgesehen }: Uebersicht): string {
	const genannt = abfragen.map((a) => a.frist).filter((tag) => tag !== null);
	const letzter = genannt.sort().at(-1);
	if (letzter) return `${KONTINGENTE.abfrage.frist} ${formatDatum(letzter)}.`;
	return vorgesehen ? T.abfrage.vorgesehen(formatDatum(vorgesehen)) : T.abfrage.ohneFrist;
}
