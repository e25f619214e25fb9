import { Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { wochentagsname } from '../../client/datumsworte.ts';
import { useCommand } from '../../client/use-command.ts';
import { ERSATZTAGE as T } from '../../texte/seminare/anwesenheit.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import type { Blickender } from './plan.tsx';
import { betroffen, type Planung } from './queries.ts';

/** Fetched when somebody enters one. */
const ErsatztagDialog = later(async () => (await import('./ersatztag-dialog.tsx')).ErsatztagDialog);

type Konto = NonNullable<Planung['ersatztage']>;

interface ErsatztageProps {
	freiwilligerID: string;
	konto: Konto;
	wer: Blickender;
}

/** Days off for seminar days that were free anyway: earned and taken, with what is left. */
export function Ersatztage({ freiwilligerID, konto, wer }: ErsatztageProps) {
	const [offen, setOffen] = useState(false);
	const { grundlage, diensttage, buchungen, stand } = konto;
	const pflegt = wer !== 'FREIWILLIGER';
	const nimmZurueck = useCommand({
		run: (id: string, idempotencyKey) =>
			call('DELETE /v1/{freiwilligerID}/seminarplanung/ersatztage/{id}', {
				params: { freiwilligerID, id },
				idempotencyKey,
			}),
		invalidates: betroffen(freiwilligerID),
		onDone: () => toast.success(T.zurueckgenommen),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return (
		<Section
			title={T.titel}
			size="sm"
			ruled
			aside={
				<Text variant="hint" component="span">
					{T.grundlage[grundlage](diensttage ?? '')}
				</Text>
			}
		>
			{buchungen.length === 0 ? (
				<Text variant="secondary" pt={8}>
					{T.leer}
				</Text>
			) : (
				<SimpleTable
					label={T.titel}
					rows={buchungen}
					rowKey={(_, i) => i}
					columns={[
						{ head: T.tag, cell: ({ tag }) => formatDatum(tag), nowrap: true, isRowHead: true },
						{ head: T.anlass, cell: anlass },
						{ head: T.betrag, cell: ({ betrag }) => (betrag > 0 ? '+1' : '−1'), align: 'end', width: 40 },
						{ head: T.stand, cell: (b) => zahl(b.stand), align: 'end', width: 56 },
						pflegt &&
							buchungen.some(({ genommen }) => genommen) && {
								head: T.zuruecknehmen,
								isHeadHidden: true,
								align: 'end' as const,
								cell: ({ genommen, tag }: Konto['buchungen'][number]) =>
									genommen && (
										<TextButton
											aria-label={T.zuruecknehmenTag(formatDatum(tag))}
											disabled={nimmZurueck.isRunning}
											onClick={() => nimmZurueck.execute(genommen.id)}
										>
											{T.zuruecknehmen}
										</TextButton>
									),
							},
					]}
				/>
			)}
			{grundlage === 'WECHSELND' && (
				<Text variant="hint" mt={8}>
					{T.wechselndText}
				</Text>
			)}
			<Group justify="space-between" mt={8} wrap="wrap">
				<Text component="span" variant={stand < 0 ? 'warning' : 'note'}>
					{grundlage !== 'FEHLT' && T.stehtZu(stand, wer === 'FREIWILLIGER')}
				</Text>
				{pflegt && (grundlage === 'FEHLT' || grundlage === 'ANGENOMMEN') && (
					<TextLink to="/admin/freiwillige/$id/vertrag" params={{ id: freiwilligerID }}>
						{T.zumVertrag}
					</TextLink>
				)}
				{pflegt && stand > 0 && <TextButton onClick={() => setOffen(true)}>{T.eintragen} …</TextButton>}
			</Group>
			{offen && (
				<Suspense>
					<ErsatztagDialog freiwilligerID={freiwilligerID} onClose={() => setOffen(false)} />
				</Suspense>
			)}
		</Section>
	);
}

const anlass = ({ tag, seminar, genommen }: Konto['buchungen'][number]): string =>
	genommen ? T.genommen(genommen.von) : T.verdient(seminar ?? T.seminar, wochentagsname(tag));

const zahl = (n: number): string => String(n).replace('-', '−');
