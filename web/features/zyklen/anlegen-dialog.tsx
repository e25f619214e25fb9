import { useNavigate } from '@tanstack/react-router';
import { istDatum } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ZYKLUS_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { erstesJahr, letzterTag } from '#domain/zyklus/zeitraum.ts';
import { call } from '../../client/call.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ReadOnlyField, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { zyklenQuery } from '../portal/portal.ts';
import type { Zykluszeile } from './queries.ts';
import { hinweise } from './worte.ts';

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	start: string | null;
}

interface AnlegenDialogProps {
	zyklen: readonly Zykluszeile[];
	heute: string;
	onClose: () => void;
}

/** Proposes the year after the latest cycle, from the 1st of September; the end follows from the start. */
export function AnlegenDialog({ zyklen, heute, onClose }: AnlegenDialogProps) {
	const navigate = useNavigate();
	const formular = useFormular<Werte, { data: { id: string; bezeichnung: string } }>({
		initialValues: vorschlag(zyklen, heute),
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
				description={[
					T.startHilfe,
					...(start && istDatum(start) ? hinweise(start, letzterTag(start), zyklen) : []),
				].join(' ')}
				getDayProps={(tag) => ({ disabled: !tag.endsWith('-01') || zyklen.some((z) => z.start === tag) })}
				{...formular.feld('start')}
			/>
			{start && istDatum(start) && (
				<ReadOnlyField label={T.endeVon} hint={T.endeHilfe}>
					{formatDatum(letzterTag(start))}
				</ReadOnlyField>
			)}
		</FormularDialog>
	);
}

/** One that was never started tells nothing: its year may be a slip. */
function vorschlag(zyklen: readonly Zykluszeile[], heute: string): Werte {
	const neuester = zyklen.some(({ status }) => status !== 'ANGELEGT') && zyklen[0];
	let jahr = neuester ? Number(neuester.start.slice(0, 4)) + 1 : erstesJahr(heute);
	while (zyklen.some(({ start }) => start === beginn(jahr))) jahr++;
	return { bezeichnung: `${jahr}/${jahr + 1}`, start: beginn(jahr) };
}

const beginn = (jahr: number): string => `${jahr}-09-01`;
