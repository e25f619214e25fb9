import { Flex, Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { STELLEN } from '../../texte/zugang/registrierung.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { betroffen } from '../akte/befehl.ts';
import type { Wunschstelle } from '../registrierung/angaben.ts';
import { auswahl } from '../registrierung/dienstartwahl.ts';
import type { Bewerbungsrahmen } from '../registrierung/nachschlag.ts';
import type { Merkliste } from './use-merkliste.ts';

interface BewerbenProps {
	freiwilligerID: string;
	merkliste: Merkliste;
	nachschlag: Bewerbungsrahmen;
}

/** A volunteer applies for the marked places, all or none of them. */
export function Bewerben({ freiwilligerID, merkliste, nachschlag }: BewerbenProps) {
	const { stellen, schreibe } = merkliste;
	const [fragt, setFragt] = useState(false);
	const navigate = useNavigate();
	const senden = useCommand({
		run: (wahl: readonly Wunschstelle[], idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/stellen', {
				params: { id: freiwilligerID },
				body: wahl.map(({ einsatzortID, dienstartID }) => ({ einsatzortID, dienstartID })),
				idempotencyKey,
			}),
		invalidates: betroffen(freiwilligerID),
		onDone: (_, wahl) => {
			schreibe([]);
			toast.success(KARTE.bewerben.fertig(wahl.length));
			void navigate({ to: '/admin/meine-bewerbungen' });
		},
	});
	if (stellen.length === 0) return null;
	const schliesse = () => {
		setFragt(false);
		senden.reset();
	};
	const { isDienstartJeStellePflicht } = nachschlag.umfeld;
	const fehlt = isDienstartJeStellePflicht && stellen.some(({ dienstartID }) => dienstartID === null);
	return (
		<>
			<Button variant="primary" size="lg" fullWidth iconEnd={IconArrowRight} onClick={() => setFragt(true)}>
				{KARTE.bewerbenMit(stellen.length)}
			</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={schliesse}
				title={KARTE.bewerben.titel}
				confirm={KARTE.bewerben.absenden}
				loading={senden.isRunning}
				onConfirm={() => !fehlt && senden.execute(stellen)}
			>
				<Stack gap={16}>
					<p>{KARTE.bewerben.text}</p>
					{senden.error && <ErrorBox text={senden.error.message} />}
					<Flex component="ol" direction="column" gap={12}>
						{stellen.map((stelle) => (
							<li key={stelle.einsatzortID}>
								<SelectField
									label={stelle.bezeichnung}
									placeholder={
										isDienstartJeStellePflicht ? STELLEN.dienstart : `${STELLEN.dienstart}: ${STELLEN.dienstartOffen}`
									}
									data={auswahl(nachschlag, stelle.dienstartIDs)}
									clearable={!isDienstartJeStellePflicht}
									required={isDienstartJeStellePflicht}
									error={isDienstartJeStellePflicht && stelle.dienstartID === null && STELLEN.dienstartFehlt}
									value={stelle.dienstartID}
									onChange={(dienstartID) =>
										schreibe(stellen.map((s) => (s.einsatzortID === stelle.einsatzortID ? { ...s, dienstartID } : s)))
									}
								/>
							</li>
						))}
					</Flex>
				</Stack>
			</ConfirmDialog>
		</>
	);
}
