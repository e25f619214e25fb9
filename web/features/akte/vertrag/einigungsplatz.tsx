import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Button } from '../../../ui/button.tsx';
import { OccupancyBoxes } from '../../../ui/figures/occupancy.tsx';
import { Span } from '../../../ui/span.ts';
import { akteKeys } from '../queries.ts';
import type { Vertrag } from '../typen.ts';
import type { Vertragswerte } from './vertragswerte.ts';

const TEXT = VERTRAG.einigung;
const TIPP_PAUSE_MS = 200;
const EINGANG = ['einsatzortID', 'vertragsbeginn', 'vertragsende'] as const;

type Platz = DataOf<'GET /v1/freiwilliger/{id}/vertrag/{vertragID}/platz'>;

function platzQuery({ id: vertragID, freiwilligerID: id }: Vertrag, werte: Vertragswerte) {
	const query = Object.fromEntries(
		EINGANG.flatMap((feld) => (typeof werte[feld] === 'string' ? [[feld, werte[feld]]] : [])),
	);
	return queryOptions({
		queryKey: [...akteKeys.akte(id), 'platz', vertragID, query],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/vertrag/{vertragID}/platz', { params: { id, vertragID }, query, signal }))
				.data,
		placeholderData: keepPreviousData,
		retry: false,
	});
}

/** The place for the terms as they are being typed; undefined: not known yet. */
export function usePlatz(vertrag: Vertrag, werte: Vertragswerte): Platz | undefined {
	const [eingang] = useDebouncedValue(JSON.stringify(EINGANG.map((feld) => werte[feld])), TIPP_PAUSE_MS);
	const gemeint = Object.fromEntries(
		(JSON.parse(eingang) as Vertragswerte[string][]).map((wert, i) => [EINGANG[i], wert ?? null]),
	);
	return useQuery(platzQuery(vertrag, gemeint as Vertragswerte)).data;
}

interface EinigungsplatzProps {
	vertrag: Vertrag;
	platz: Platz | undefined;
	/** Left out: it is chosen below. */
	ort?: string | null | undefined;
	/** Left out: this side doesn't set the begin. */
	onBeginn?: ((tag: string) => void) | undefined;
}

/** Whether there is a place for what is being agreed on; where there is none, the next day on which there is. */
export function Einigungsplatz({ vertrag, platz, ort, onBeginn }: EinigungsplatzProps) {
	const ab = platz?.freiAb;
	return (
		<Stack gap={4} role="status">
			<Text fw={550}>{[ort, vertrag.dienstart ?? AKTE.offen].filter(Boolean).join(', ')}</Text>
			{platz?.plaetze && (
				<OccupancyBoxes
					belegt={platz.plaetze.belegt}
					reserviert={platz.plaetze.reserviert}
					frei={Math.max(0, platz.plaetze.frei)}
					chosen={platz.plaetze.frei > 0}
					text={TEXT.frei(Math.max(0, platz.plaetze.frei), platz.plaetze.zugeteilt, formatDatum(platz.von))}
				/>
			)}
			{platz && platz.gruende.length > 0 && (
				<>
					<Span variant="error">
						{TEXT.keinPlatz(formatDatum(platz.von), ab ? { ...ab, tag: formatDatum(ab.tag) } : null)}
					</Span>
					{ab && onBeginn && (
						<span>
							<Button size="sm" onClick={() => onBeginn(ab.tag)}>
								{TEXT.beginnSetzen(formatDatum(ab.tag))}
							</Button>
						</span>
					)}
				</>
			)}
		</Stack>
	);
}
