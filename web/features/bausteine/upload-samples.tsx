import { Stack } from '@mantine/core';
import { useState } from 'react';
import { UploadField } from '../../ui/fields/upload-field.tsx';
import type { Uploading } from '../../ui/fields/use-upload.ts';

const ARTEN = ['pdf', 'jpg', 'png'];
const SCHRITT_MS = 80;

/** Goes nowhere, as slowly as a real one. */
const send: Uploading['send'] = async (_, { signal, onProgress }) => {
	for (let share = 0; share <= 1; share += 0.05) {
		await new Promise((goOn) => setTimeout(goOn, SCHRITT_MS));
		signal.throwIfAborted();
		onProgress(share);
	}
};

export function UploadSamples() {
	const [name, setName] = useState<string | null>(null);
	return (
		<Stack>
			<UploadField
				label="Führungszeugnis"
				description="Nicht älter als drei Monate."
				file={name === null ? null : { name }}
				extensions={ARTEN}
				maxMB={25}
				send={async (file, options) => {
					await send(file, options);
					setName(file.name);
				}}
				onRemove={() => setName(null)}
			/>
			<UploadField
				label="Lebenslauf"
				error="Die Datei wurde nicht vollständig übertragen."
				file={null}
				extensions={ARTEN}
				maxMB={25}
				send={send}
				onRemove={() => undefined}
			/>
		</Stack>
	);
}
