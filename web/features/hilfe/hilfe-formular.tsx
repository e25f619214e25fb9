import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Form, TextAreaField } from '../../ui/fields/fields.tsx';
import { hilfeQuery } from './queries.ts';

/** One level of a help text. */
export type Ebene = DataOf<'GET /v1/stammdaten/help/{key}'>['ebenen'][number];

interface HilfeFormularProps {
	hilfe: HilfeKey;
	ebene: Ebene;
	onClose: () => void;
}

/** Changes one level. Did somebody else meanwhile, his text shows above and the own one stays in the field. */
export function HilfeFormular({ hilfe, ebene: { ebene, content, version }, onClose }: HilfeFormularProps) {
	const [anfang] = useState(content);
	const [text, setText] = useState(anfang);
	const client = useQueryClient();
	const { queryKey } = hilfeQuery(hilfe);
	const speichern = useCommand({
		run: (neu: string, idempotencyKey) =>
			call('PATCH /v1/stammdaten/help/{key}', {
				params: { key: hilfe },
				body: { ebene, content: neu, version },
				idempotencyKey,
			}),
		invalidates: [queryKey],
		onDone: () => {
			toast.success(UI.gespeichert);
			onClose();
		},
		onRefused: () => client.invalidateQueries({ queryKey }),
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
				onChange={(event) => setText(event.currentTarget.value)}
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
