import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { call } from '../../client/call.ts';
import { DOKUMENTENCENTER } from '../../texte/verwaltung/dokumentencenter.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DateiFeld, type Hochgeladen } from '../dateien/datei-feld.tsx';
import { BETROFFENE, type SpecGanz } from '../dokumentencenter/queries.ts';
import { useBefehl } from '../formular/befehl.ts';

interface AndereDateiProps {
	spec: SpecGanz;
	/** As they stand, stored or not. */
	felder: readonly Feldzuordnung[];
	onClose: () => void;
}

/** Another file in place of the form; what its fields hold goes on by their names. */
export function AndereDatei({ spec, felder, onClose }: AndereDateiProps) {
	const [datei, setDatei] = useState<Hochgeladen | null>(null);
	const tauschen = useBefehl<string, SpecGanz>({
		run: async (vorlageUploadID, idempotencyKey) => {
			const body = { vorlageUploadID, feldzuordnungen: felder, version: spec.version };
			return (await call('PUT /v1/dokumentspec/{id}', { params: { id: spec.id }, body, idempotencyKey })).data;
		},
		invalidates: BETROFFENE,
		meldung: T.getauscht,
		onDone: onClose,
	});
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.andereDatei}
			primary={
				<Button
					variant="primary"
					disabled={!datei}
					loading={tauschen.isRunning}
					onClick={() => datei && tauschen.execute(datei.uploadID)}
				>
					{T.uebernehmen}
				</Button>
			}
		>
			<DateiFeld label={DOKUMENTENCENTER.datei} endungen={['pdf']} value={datei} onChange={setDatei} />
			<Text variant="note" mt={8}>
				{T.andereDateiText}
			</Text>
		</Dialog>
	);
}
