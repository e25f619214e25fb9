import { Flex, Group } from '@mantine/core';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { betroffen, type Wartend } from './queries.ts';
import { Seminarzeile } from './zeile.tsx';

interface WartelisteProps {
	freiwilligerID: string;
	warteliste: readonly Wartend[];
}

/** Where he waits, and the places held for him until he answers. */
export function Warteliste({ freiwilligerID, warteliste }: WartelisteProps) {
	const rahmen = {
		invalidates: betroffen(freiwilligerID),
		onRefused: (fehler: Error) => toast.error(fehler.message),
	};
	const annehmen = useCommand({
		...rahmen,
		run: (id: string, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/seminar/{id}', { params: { freiwilligerID, id }, idempotencyKey }),
		onDone: () => toast.success(T.angenommen),
	});
	const absagen = useCommand({
		...rahmen,
		run: (id: string, idempotencyKey) =>
			call('DELETE /v1/seminar/{id}/teilnehmer/{tnID}', { params: { id, tnID: freiwilligerID }, idempotencyKey }),
		onDone: () => toast.success(T.abgemeldet),
	});
	if (warteliste.length === 0) return null;
	const laeuft = annehmen.isRunning || absagen.isRunning;
	return (
		<Section title={T.warteliste} count={warteliste.length} size="sm" ruled>
			<Flex component="ul" direction="column">
				{warteliste.map(({ seminarID, bezeichnung, stand, frist, warteplatz, ...zeit }) => (
					<Seminarzeile
						key={seminarID}
						von={zeit.von}
						titel={<b>{bezeichnung}</b>}
						angaben={[
							zeitraum(zeit),
							stand === 'ANGEBOTEN' && frist ? T.reserviert(formatDatumUhrzeit(frist)) : T.warteplatz(warteplatz),
						]}
					>
						<Group gap={8} wrap="nowrap">
							<Button size="sm" disabled={laeuft} onClick={() => absagen.execute(seminarID)}>
								{stand === 'ANGEBOTEN' ? T.ablehnen : T.abmelden}
							</Button>
							{stand === 'ANGEBOTEN' && (
								<Button size="sm" variant="primary" disabled={laeuft} onClick={() => annehmen.execute(seminarID)}>
									{T.annehmen}
								</Button>
							)}
						</Group>
					</Seminarzeile>
				))}
			</Flex>
		</Section>
	);
}
