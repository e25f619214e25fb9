import { Box, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { SENDEN as T } from '../../texte/senden.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { Sendeblick, Sendeinhalt } from './sendedialog.tsx';
import { alsVorhaben, sendungQuery } from './vorhaben.ts';

const TIPP_PAUSE_MS = 400;

interface SendezeileProps {
	anfrage: Sendeanfrage;
	/** It unfolds: a dialog on top of another would close with it. */
	imDialog?: boolean;
}

/**
 * Where asking once more would be a click too many: who gets a mail, beside the button that sends it, and behind it how it
 * reads. What can't be said yet, for something is missing, isn't said.
 */
export function Sendezeile({ anfrage, imDialog = false }: SendezeileProps) {
	const [ruhig] = useDebouncedValue(JSON.stringify(anfrage), TIPP_PAUSE_MS);
	const query = useQuery(sendungQuery(JSON.parse(ruhig)));
	const [offen, setOffen] = useState(false);
	if (!query.data || query.isError) return null;
	const vorhaben = alsVorhaben(query.data);
	const { bekommen, ausgelassene } = vorhaben;
	return (
		<Text component="div" variant="hint">
			<span role="status">{bekommen.length ? T.gehtAn(bekommen.map(({ wer }) => wer)) : T.niemand}</span>{' '}
			{bekommen.length + ausgelassene.length > 0 && (
				<TextButton aria-expanded={imDialog ? offen : undefined} onClick={() => setOffen(!offen)}>
					{imDialog && offen ? T.zuklappen : T.ansehen}
				</TextButton>
			)}
			{offen && !imDialog && <Sendeblick vorhaben={vorhaben} onClose={() => setOffen(false)} />}
			{offen && imDialog && (
				<Box mt={12}>
					<Sendeinhalt vorhaben={vorhaben} gestapelt />
				</Box>
			)}
		</Text>
	);
}
