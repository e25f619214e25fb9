import { Autocomplete } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type BekannterOrt, schlageOrteVor } from '#domain/geo/ortssuche.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { Icon } from '../../ui/icon.tsx';

interface OrtsfeldProps {
	wert: string;
	/** Nobody knows where it is. */
	istUnbekannt: boolean;
	bekannte: readonly BekannterOrt[];
	onChange: (wert: string) => void;
}

/** Postcode or town to search around; taken over by Enter, by choosing, and on leaving the field. */
export function Ortsfeld({ wert, istUnbekannt, bekannte, onChange }: OrtsfeldProps) {
	const [text, setText] = useState(wert);
	useEffect(() => setText(wert), [wert]);
	const uebernimm = (neu: string) => {
		if (neu.trim() !== wert) onChange(neu.trim());
	};
	return (
		<Autocomplete
			size="xs"
			w={220}
			wrapperProps={{ 'data-print': 'hide' }}
			aria-label={KARTE.ort}
			placeholder={KARTE.ort}
			leftSection={<Icon of={IconMapPin} />}
			data={schlageOrteVor(text, bekannte)}
			filter={({ options }) => options}
			value={text}
			error={istUnbekannt}
			onChange={setText}
			onOptionSubmit={uebernimm}
			onBlur={() => uebernimm(text)}
			onKeyDown={(event) => event.key === 'Enter' && uebernimm(text)}
		/>
	);
}
