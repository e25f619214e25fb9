import { Box, Flex, Group, Text, Title } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { Card } from '../../../ui/layout/page.tsx';
import { Status } from '../../status/status.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Wunsch } from '../typen.ts';
import { Ortszeile, Rang } from './wunsch-karte.tsx';

/** An application that is over: who ended it, when and why, and the way back. */
export function BeendeterWunsch({ wunsch, rang }: { wunsch: Wunsch; rang: number }) {
	const akte = useAkte();
	const { starte, erklaere } = useAktionsstart();
	const reaktivieren = findeAktion(akte, 'reaktivieren', wunsch.id);
	return (
		<Card as="li" muted>
			<Flex component="article" gap={12} aria-labelledby={`wunsch-${wunsch.id}`}>
				<Rang nummer={rang} />
				<Group gap="8px 12px" wrap="wrap" miw={0} flex={1}>
					<Box miw={200} flex={1}>
						<Title id={`wunsch-${wunsch.id}`} order={3} size="h4" fw={450} variant="secondary">
							{wunsch.einsatzort ?? AKTE.unbekannterOrt}
						</Title>
						<Ende wunsch={wunsch} />
					</Box>
					<Status katalog={WUNSCH} nummer={wunsch.status} tinted />
					{reaktivieren?.erlaubt && (
						<Button icon={IconRotateClockwise} onClick={() => starte(reaktivieren)}>
							{reaktivieren.titel}
						</Button>
					)}
					{reaktivieren && !reaktivieren.erlaubt && (
						<BlockedAction label={reaktivieren.titel} onWhy={() => erklaere(reaktivieren)} />
					)}
				</Group>
			</Flex>
		</Card>
	);
}

function Ende({ wunsch }: { wunsch: Wunsch }) {
	const { freiwilliger } = useAkte();
	const { beendetAm, beendetVon, grund } = wunsch;
	if (!beendetAm) return <Ortszeile wunsch={wunsch} />;
	const datum = formatDatum(tagInBerlin(beendetAm));
	const wer = beendetVon === 'FREIWILLIGER' ? anzeigename(freiwilliger) : beendetVon && AKTE.beendetVon[beendetVon];
	return (
		<Text variant="note">
			{wer ? AKTE.beendetAm(wer, datum) : datum}
			{grund && `: „${grund}“`}
		</Text>
	);
}
