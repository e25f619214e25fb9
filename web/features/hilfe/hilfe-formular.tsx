import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Form, TextAreaField } from '../../ui/fields/fields.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { hilfeQuery } from './queries.ts';

/** One level of a help text. */
export type Ebene = DataOf<'GET /v1/stammdaten/help/{key}'>['ebenen'][number];

interface HilfeFormularProps {
	hilfe: HilfeKey;
	ebene: Ebene;
	onClose: () => void;
	/** Whether something is typed that isn't saved. */
	onGeaendert: (geaendert: boolean) => void;
}

/** Changes one level. Did somebody else meanwhile, his text shows above and the own one stays in the field. */
export function HilfeFormular(props: HilfeFormularProps) {
	const { hilfe, onClose, onGeaendert } = props;
	const { ebene, content, version } = props.ebene;
	const anfang = useAnfang(content);
	useEffect(() => () => onGeaendert(false), [onGeaendert]);
	/** Whoever has been told that somebody was faster goes on from there. */
	const [gesehen, setGesehen] = useState(version);
	const [text, setText] = useState(anfang);
	const client = useQueryClient();
	const { queryKey } = hilfeQuery(hilfe);
	const speichern = useCommand({
		run: (neu: string, idempotencyKey) =>
			call('PATCH /v1/stammdaten/help/{key}', {
				params: { key: hilfe },
				body: { ebene, content: neu, version: gesehen },
				idempotencyKey,
			}),
		invalidates: [queryKey],
		onDone: () => {
			toast.success(UI.gespeichert);
			onClose();
		},
		onRefused: async () => {
			const { ebenen } = await client.query({ ...hilfeQuery(hilfe), staleTime: 0 });
			setGesehen(ebenen.find((eine) => eine.ebene === ebene)?.version ?? version);
		},
	});
	return (
		<Form
			gap={8}
			onSubmit={(event) => {
				event.preventDefault();
				speichern.execute(text);
			}}
		>
			<TextAreaField
				label={HILFETEXT.ebene[ebene]}
				description={HILFETEXT.liest[ebene]}
				autoFocus
				value={text}
				error={speichern.error?.message}
				onChange={(event) => {
					setText(event.currentTarget.value);
					onGeaendert(event.currentTarget.value !== anfang);
				}}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') return;
					// Leaves the field, not the whole help; what was written stays.
					event.stopPropagation();
					if (text === anfang) onClose();
				}}
			/>
			<Group wrap="wrap">
				<Button variant="primary" size="sm" type="submit" loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
				<Button size="sm" onClick={onClose}>
					{UI.abbrechen}
				</Button>
			</Group>
		</Form>
	);
}
