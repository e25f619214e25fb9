import { Stack, Text } from '@mantine/core';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Maileinblick } from '../senden/maileinblick.tsx';
import { alsVorhaben } from '../senden/vorhaben.ts';
import type { Probelauf } from './queries.ts';
import css from './sammelaktion.module.css';

/** How many mails it sends, to whom for the first of them, and how the first mail reads. */
export function Postbericht({ probe: { mails, ohneAdresse, sendung } }: { probe: Probelauf }) {
	const vorhaben = sendung && alsVorhaben(sendung);
	return (
		<section>
			<h3 className={css.titel}>{SAMMEL.post(mails)}</h3>
			{ohneAdresse > 0 && <Text variant="secondary">{SAMMEL.ohneAdresse(ohneAdresse)}</Text>}
			{vorhaben?.mail && (
				<Stack gap={8} pt={8}>
					<Text variant="secondary">
						{SAMMEL.fuerDieErste(vorhaben.bekommen.map(({ wer, was }) => `${wer} (${was})`).join(', '))}
					</Text>
					<Maileinblick mail={vorhaben.mail} />
				</Stack>
			)}
		</section>
	);
}
