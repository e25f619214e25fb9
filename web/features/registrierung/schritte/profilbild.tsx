import { useEffect, useState } from 'react';
import { FELD } from '../../../texte/zugang/registrierung.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { BILDER } from '../../dateien/datei-feld.tsx';
import { type Formular, feld } from '../formular.ts';

const HOECHSTENS_MB = 5;

/** Chosen here and sent with the application: whoever has no account yet can't upload anything before. */
export function Profilbild({ formular }: { formular: Formular }) {
	const { profilbild } = formular.values;
	const { id, label, error } = feld(formular, 'profilbild');
	const src = useVorschau(profilbild);
	return (
		<UploadField
			{...{ id, label, error }}
			description={FELD.profilbildText}
			extensions={BILDER}
			maxMB={HOECHSTENS_MB}
			file={profilbild && { name: profilbild.name, src }}
			send={async (datei) => formular.setFieldValue('profilbild', datei)}
			onRemove={() => formular.setFieldValue('profilbild', null)}
		/>
	);
}

/** The file as the browser alone has it. */
function useVorschau(datei: File | null): string | undefined {
	const [src, setSrc] = useState<string>();
	useEffect(() => {
		if (!datei) return;
		const url = URL.createObjectURL(datei);
		setSrc(url);
		return () => {
			URL.revokeObjectURL(url);
			setSrc(undefined);
		};
	}, [datei]);
	return src;
}
