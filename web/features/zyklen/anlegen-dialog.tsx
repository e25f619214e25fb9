import { useNavigate } from '@tanstack/react-router';
import { addiereMonate, addiereTage, istDatum } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ZYKLUS_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ReadOnlyField, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { zyklenQuery } from '../portal/portal.ts';
import type { Zykluszeile } from './queries.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	start: string | null;
}

interface AnlegenDialogProps {
	zyklen: readonly Zykluszeile[];
	onClose: () => void;
}

/** Proposes the year after the latest cycle, from the 1st of September; the end follows from the start. */
export function AnlegenDialog({ zyklen, onClose }: AnlegenDialogProps) {
	const navigate = useNavigate();
	const formular = useFormular<Werte, { data: { id: string; bezeichnung: string } }>({
		initialValues: vorschlag(zyklen),
		labels: ZYKLUS_BEZEICHNUNG,
		run: ({ bezeichnung, start }, idempotencyKey) =>
			call('POST /v1/stammdaten/zyklus/create', { body: { bezeichnung, start: start ?? '' }, idempotencyKey }),
		invalidates: [zyklenQuery.queryKey],
		meldung: (_, { data }) => T.angelegt(data.bezeichnung),
		onDone: ({ data }) => void navigate({ to: '/admin/system/zyklen/$id', params: { id: data.id } }),
	});
	const { start } = formular.form.values;
	return (
		<FormularDialog formular={formular} titel={T.neu} verb={T.anlegen} onClose={onClose}>
			<RequiredHint />
			<TextField
				required
				data-autofocus
				maxLength={50}
				autoComplete="off"
				label={ZYKLUS_BEZEICHNUNG.bezeichnung}
				description={T.bezeichnungHilfe}
				{...formular.feld('bezeichnung')}
			/>
			<DateField
				required
				label={ZYKLUS_BEZEICHNUNG.start}
				description={T.startHilfe}
				getDayProps={(tag) => ({ disabled: !tag.endsWith('-01') || zyklen.some((z) => z.start === tag) })}
				{...formular.feld('start')}
			/>
			{start && istDatum(start) && (
				<ReadOnlyField label={T.endeVon} hint={T.endeHilfe}>
					{formatDatum(addiereTage(addiereMonate(start, 12), -1))}
				</ReadOnlyField>
			)}
		</FormularDialog>
	);
}

function vorschlag(zyklen: readonly Zykluszeile[]): Werte {
	const [neuester] = zyklen;
	const jahr = neuester ? Number(neuester.start.slice(0, 4)) + 1 : new Date().getFullYear();
	return { bezeichnung: `${jahr}/${jahr + 1}`, start: `${jahr}-09-01` };
}
