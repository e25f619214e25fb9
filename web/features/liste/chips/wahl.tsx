import { Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { UI } from '../../../texte/ui.ts';
import { CheckboxField } from '../../../ui/fields/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import css from './wahl.module.css';

export interface Option {
	id: string;
	name: string;
}

interface WahlProps {
	titel: string;
	/** undefined while they load. */
	optionen: readonly Option[] | undefined;
	gewaehlt: readonly string[];
	onChange: (ids: readonly string[]) => void;
	/** Given where there are more options than fit at a glance. */
	suche?: { text: string; onChange: (text: string) => void; platzhalter?: string };
}

/** Several of many: boxes to tick, with a search above when there are a lot. */
export function Wahl({ titel, optionen, gewaehlt, onChange, suche }: WahlProps) {
	const schalte = (id: string) =>
		onChange(gewaehlt.includes(id) ? gewaehlt.filter((anderes) => anderes !== id) : [...gewaehlt, id]);
	return (
		<Stack gap={12} w={280}>
			{suche && (
				<TextInput
					size="xs"
					aria-label={suche.platzhalter ?? LISTE.suchen}
					placeholder={suche.platzhalter ?? LISTE.suchen}
					leftSection={<Icon of={IconSearch} />}
					value={suche.text}
					onChange={(event) => suche.onChange(event.currentTarget.value)}
				/>
			)}
			<fieldset className={css.optionen} aria-label={titel}>
				{optionen?.map(({ id, name }) => (
					<CheckboxField key={id} label={name} checked={gewaehlt.includes(id)} onChange={() => schalte(id)} />
				))}
				{optionen?.length === 0 && <Text variant="muted">{UI.keineAuswahl}</Text>}
			</fieldset>
		</Stack>
	);
}
