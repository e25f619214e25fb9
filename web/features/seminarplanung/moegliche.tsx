import { Flex, Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SEMINARE as T } from '../../texte/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { betroffen, type Gelegenheit } from './queries.ts';
import { Seminarzeile } from './zeile.tsx';

interface MoeglicheProps {
	freiwilligerID: string;
	moeglich: readonly Gelegenheit[];
	/** He looks himself. */
	istEigenes: boolean;
	/** Why nobody registers yet. */
	hindernis: string | null;
}

/** Published seminars with places: a missing part first, then by date. */
export function Moegliche({ freiwilligerID, moeglich, istEigenes, hindernis }: MoeglicheProps) {
	const anmelden = useCommand({
		run: (id: string, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/seminar/{id}', { params: { freiwilligerID, id }, idempotencyKey }),
		invalidates: betroffen(freiwilligerID),
		onDone: ({ data }) => {
			if (data.stand === 'ANGEMELDET') toast.success(T.angemeldet);
			else toast.info(T.aufWarteliste);
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return (
		<Section title={istEigenes ? T.frei : T.hilft} count={moeglich.length} size="sm" ruled>
			{hindernis && moeglich.length > 0 && (
				<Text variant="secondary" py={8}>
					{hindernis}
				</Text>
			)}
			{moeglich.length === 0 ? (
				<Text variant="secondary" pt={8}>
					{istEigenes ? T.nichtsFrei : T.nichtsHilft}
				</Text>
			) : (
				<Flex component="ul" direction="column">
					{moeglich.map((m, stelle) => (
						<Seminarzeile
							key={m.id}
							von={m.von}
							titel={
								istEigenes ? (
									<Text fw={500}>{m.bezeichnung}</Text>
								) : (
									<TextLink to="/admin/seminare/$id" params={{ id: m.id }}>
										{m.bezeichnung}
									</TextLink>
								)
							}
							angaben={[zeitraum(m), T.tage(m.tage), m.seminartyp, m.ort ?? (m.isOnline && T.online)]}
						>
							{hindernis === null && (
								<Button
									size="sm"
									variant={stelle === 0 ? 'primary' : undefined}
									aria-label={T.anmeldenName(m.bezeichnung)}
									disabled={anmelden.isRunning}
									onClick={() => anmelden.execute(m.id)}
								>
									{T.anmelden}
								</Button>
							)}
						</Seminarzeile>
					))}
				</Flex>
			)}
		</Section>
	);
}
