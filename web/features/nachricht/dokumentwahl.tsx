import { NACHRICHT } from '../../texte/nachricht.ts';
import { MultiSelectField } from '../../ui/fields/select-fields.tsx';
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
