import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { ANERKENNUNG as T } from '../../texte/geld/waechter.ts';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { anerkennungQuery } from '../waechter/queries.ts';
import { useAdresse } from './adress-kontext.tsx';

/** Fetched when somebody enters one. */
const AnerkennungDialog = later(async () => (await import('../waechter/anerkennung-dialog.tsx')).AnerkennungDialog);

/** Until when the Einsatzstelle is recognised; for the Traeger's staff. */
export function Anerkennung() {
	const { adresse, istTraeger } = useAdresse();
	const [offen, setOffen] = useState(false);
	const gilt = istTraeger && adresse.typ === 'EINSATZSTELLE';
	const { data } = useQuery({ ...anerkennungQuery(adresse.id), enabled: gilt });
	if (!gilt || !data) return null;
	return (
		<Group gap={12} wrap="wrap">
			<Text variant="secondary">
				{T.bis}: {data.bis ? formatDatum(data.bis) : T.ohneEnde}
			</Text>
			<TextButton onClick={() => setOffen(true)}>{T.aendern} …</TextButton>
			{offen && (
				<Suspense>
					<AnerkennungDialog stelle={adresse} bis={data.bis} onClose={() => setOffen(false)} />
				</Suspense>
			)}
		</Group>
	);
}
