import { Text } from '@mantine/core';
import { NACHRICHT } from '../../texte/nachricht.ts';
import { MultiSelectField } from '../../ui/fields/select-fields.tsx';
import type { Hochgeladen } from '../dateien/datei-feld.tsx';
import { useMailbareVorlagen } from '../stammlisten/vorlagen.ts';

interface DokumentwahlProps {
	/** Specifications. */
	value: string[];
	hoechstens: number;
	/** Of the one it is written to; undefined: to several, each of whom gets the own paper. */
	name: string | undefined;
	onChange: (value: string[]) => void;
}

/** Papers of the file that go with the message. */
export function Dokumentwahl({ value, hoechstens, name, onChange }: DokumentwahlProps) {
	const vorlagen = useMailbareVorlagen();
	if (!vorlagen.length) return null;
	return (
		<MultiSelectField
			label={NACHRICHT.dokumente}
			description={name === undefined ? NACHRICHT.dokumenteJe : NACHRICHT.dokumenteEine}
			data={vorlagen.map(({ id, name }) => ({ value: id, label: name }))}
			maxValues={hoechstens}
			value={value}
			onChange={onChange}
		/>
	);
}

/** What the mail takes along, by name. */
export function Beigefuegt({
	anhaenge,
	dokumente,
}: {
	anhaenge: readonly Hochgeladen[];
	dokumente: readonly string[];
}) {
	const vorlagen = useMailbareVorlagen();
	const papiere = vorlagen.filter(({ id }) => dokumente.includes(id));
	const namen = [...anhaenge, ...papiere].flatMap(({ name }) => name ?? []);
	return namen.length > 0 && <Text variant="secondary">{NACHRICHT.beigefuegt(namen)}</Text>;
}
