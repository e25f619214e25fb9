import { Stack, Text } from '@mantine/core';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type Aenderung, schluessel } from './entwurf.ts';

const TEXT = KONTINGENTE.sprung;

interface SprungfrageProps {
	opened: boolean;
	spruenge: readonly Aenderung[];
	onClose: () => void;
	onSpeichern: () => void;
}

/** One question for all figures that jump, each with the former and the new one. */
export function Sprungfrage({ opened, spruenge, onClose, onSpeichern }: SprungfrageProps) {
	return (
		<ConfirmDialog
			opened={opened}
			onClose={onClose}
			title={TEXT.frage(spruenge.length)}
			confirm={TEXT.verb}
			onConfirm={onSpeichern}
		>
			<Stack gap={12}>
				<ul>
					{spruenge.map((a) => (
						<li key={schluessel(a)}>
							{a.titel}: <b>{TEXT.zahlen(a.bisher ?? 0, a.wert)}</b>
						</li>
					))}
				</ul>
				<Text variant="secondary">{TEXT.text}</Text>
			</Stack>
		</ConfirmDialog>
	);
}
