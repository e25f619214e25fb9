import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { SENDEN as T } from '../../texte/senden.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { Sendeblick } from './sendedialog.tsx';
import { alsVorhaben, sendungQuery } from './vorhaben.ts';

const TIPP_PAUSE_MS = 400;

/**
 * Where asking once more would be a click too many: who gets a mail, beside the button that sends it, and behind it how it
 * reads. What can't be said yet, for something is missing, isn't said.
 */
export function Sendezeile({ anfrage }: { anfrage: Sendeanfrage }) {
	const [ruhig] = useDebouncedValue(JSON.stringify(anfrage), TIPP_PAUSE_MS);
	const query = useQuery(sendungQuery(JSON.parse(ruhig)));
	const [offen, setOffen] = useState(false);
	if (!query.data || query.isError) return null;
	const vorhaben = alsVorhaben(query.data);
	const { bekommen, ausgelassene } = vorhaben;
	return (
		<Text component="div" variant="hint" role="status">
			{bekommen.length ? T.gehtAn(bekommen.map(({ wer }) => wer)) : T.niemand}{' '}
			{bekommen.length + ausgelassene.length > 0 && <TextButton onClick={() => setOffen(true)}>{T.ansehen}</TextButton>}
			{offen && <Sendeblick vorhaben={vorhaben} onClose={() => setOffen(false)} />}
		</Text>
	);
}
