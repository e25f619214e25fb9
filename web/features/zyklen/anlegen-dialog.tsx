import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { addiereMonate, addiereTage, istDatum } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ZYKLUS_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ZYKLEN as T } from '../../texte/zyklen.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, ReadOnlyField, RequiredHint, TextField } from '../../ui/fields.tsx';
import { Stack } from '../../ui/page.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { zyklenQuery } from '../shell/portal.ts';
import type { Zykluszeile } from './queries.ts';

interface AnlegenDialogProps {
	zyklen: readonly Zykluszeile[];
	onClose: () => void;
}

/** Proposes the year after the latest cycle, from the 1st of September; the end follows from the start. */
export function AnlegenDialog({ zyklen, onClose }: AnlegenDialogProps) {
	const id = useId();
	const navigate = useNavigate();
	const form = useForm({ initialValues: vorschlag(zyklen) });
	const anlegen = useCommand({
		run: async ({ bezeichnung, start }: typeof form.values, idempotencyKey) => {
			const body = { bezeichnung, start: start ?? '' };
			return (await call('POST /v1/stammdaten/zyklus/create', { body, idempotencyKey })).data;
		},
		invalidates: [zyklenQuery.queryKey],
		onDone: (zyklus) => {
			toast.success(T.angelegt(zyklus.bezeichnung));
			void navigate({ to: '/admin/system/zyklen/$id', params: { id: zyklus.id } });
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = anlegen;
	const { start } = form.values;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.neu}
			primary={
				<Button variant="primary" type="submit" form={id} loading={anlegen.isRunning}>
					{T.anlegen}
				</Button>
			}
		>
			<Form id={id} onSubmit={form.onSubmit(anlegen.execute)}>
				<Stack>
					<RequiredHint />
					{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
					<TextField
						required
						data-autofocus
						maxLength={50}
						autoComplete="off"
						label={ZYKLUS_BEZEICHNUNG.bezeichnung}
						description={T.bezeichnungHilfe}
						{...form.getInputProps('bezeichnung')}
					/>
					<DateField
						required
						label={ZYKLUS_BEZEICHNUNG.start}
						description={T.startHilfe}
						getDayProps={(tag) => ({ disabled: !tag.endsWith('-01') || zyklen.some((z) => z.start === tag) })}
						{...form.getInputProps('start')}
					/>
					{start && istDatum(start) && (
						<ReadOnlyField label={T.endeVon} hint={T.endeHilfe}>
							{formatDatum(addiereTage(addiereMonate(start, 12), -1))}
						</ReadOnlyField>
					)}
				</Stack>
			</Form>
		</Dialog>
	);
}

function vorschlag(zyklen: readonly Zykluszeile[]): { bezeichnung: string; start: string | null } {
	const [neuester] = zyklen;
	const jahr = neuester ? Number(neuester.start.slice(0, 4)) + 1 : new Date().getFullYear();
	return { bezeichnung: `${jahr}/${jahr + 1}`, start: `${jahr}-09-01` };
}
