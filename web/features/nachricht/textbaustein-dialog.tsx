import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UMFAENGE, type Umfang } from '#domain/textbaustein/umfang.ts';
import type { Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import { call } from '../../client/call.ts';
import { TEXTBAUSTEIN as T } from '../../texte/nachricht.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { useAnfang } from '../formular/grundlage.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import { TEXTBAUSTEINE, type Textbaustein } from './textbausteine.ts';

interface TextbausteinDialogProps {
	/** Left out: what is written is kept as a new one. */
	einer?: Textbaustein | undefined;
	text: Nachrichttext;
	onClose: () => void;
	onGespeichert: (id: string) => void;
}

const FORM = 'textbaustein';
const NAME_MAX = 100;

/** What a text is called, and who uses it. */
export default function TextbausteinDialog(props: TextbausteinDialogProps) {
	const { text, onClose, onGespeichert } = props;
	const einer = useAnfang(props.einer);
	const { data: sitzung } = useQuery(sitzungQuery);
	const [bezeichnung, setBezeichnung] = useState(einer?.bezeichnung ?? '');
	const [umfang, setUmfang] = useState<Umfang>(einer?.umfang ?? 'EIGEN');
	const [fehler, setFehler] = useState<string | null>(null);
	const speichern = useBefehl<null, { data: Textbaustein }>({
		run: (_, idempotencyKey) => {
			if (!einer) return call('POST /v1/textbaustein', { body: { bezeichnung, umfang, ...text }, idempotencyKey });
			const { id, version } = einer;
			const body = { bezeichnung, umfang, version };
			return call('PUT /v1/textbaustein/{id}', { params: { id }, body, idempotencyKey });
		},
		invalidates: [TEXTBAUSTEINE],
		meldung: T.gespeichert(bezeichnung.trim()),
		onDone: ({ data }) => {
			onGespeichert(data.id);
			onClose();
		},
	});
	const istAdmin = sitzung?.rollen.includes('ADMIN') ?? false;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={einer ? T.umbenennen : T.alsNeu}
			primary={
				<Button variant="primary" type="submit" form={FORM} loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
			}
		>
			<Form
				id={FORM}
				onSubmit={(event) => {
					event.preventDefault();
					// Not of the message behind.
					event.stopPropagation();
					setFehler(bezeichnung.trim() ? null : T.pflicht);
					if (bezeichnung.trim()) speichern.execute(null);
				}}
			>
				<Stack>
					<TextField
						label={T.name}
						required
						maxLength={NAME_MAX}
						value={bezeichnung}
						error={fehler}
						onChange={(event) => setBezeichnung(event.currentTarget.value)}
						data-autofocus
					/>
					<SelectField
						label={T.fuerWen}
						description={T.umfangHinweis[umfang]}
						required
						value={umfang}
						onChange={(wert) => setUmfang(wert as Umfang)}
						data={UMFAENGE.filter((eine) => istAdmin || eine !== 'TRAEGER' || eine === umfang).map((eine) => ({
							value: eine,
							label: T.umfang[eine],
						}))}
					/>
				</Stack>
			</Form>
		</Dialog>
	);
}
