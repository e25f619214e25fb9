import { Stack } from '@mantine/core';
import { ANHANG_MB, HOECHSTENS_ANHAENGE } from '#domain/upload/anhang.ts';
import { DATEIEN } from '../../texte/dateien.ts';
import { DateiFeld, type Hochgeladen } from './datei-feld.tsx';

interface AnhaengeFeldProps {
	value: readonly Hochgeladen[];
	/** Fewer than a message may carry, where something else goes with it. */
	hoechstens?: number;
	onChange: (value: Hochgeladen[]) => void;
	error?: React.ReactNode;
}

/** Files that go with a message, one after the other. */
export function AnhaengeFeld({ value, hoechstens = HOECHSTENS_ANHAENGE, onChange, error }: AnhaengeFeldProps) {
	return (
		<Stack gap={8}>
			{value.map((datei, nr) => (
				<DateiFeld
					key={datei.uploadID}
					label={DATEIEN.anhang(nr + 1)}
					isLabelHidden={nr > 0}
					maxMB={ANHANG_MB}
					value={datei}
					onChange={() => onChange(value.filter((andere) => andere !== datei))}
				/>
			))}
			{value.length < hoechstens && (
				<DateiFeld
					key={value.length}
					label={DATEIEN.anhang(value.length + 1)}
					isLabelHidden={value.length > 0}
					description={DATEIEN.anhaengeHilfe(HOECHSTENS_ANHAENGE, ANHANG_MB)}
					error={error}
					maxMB={ANHANG_MB}
					value={null}
					onChange={(neue) => neue && onChange([...value, neue])}
				/>
			)}
		</Stack>
	);
}
