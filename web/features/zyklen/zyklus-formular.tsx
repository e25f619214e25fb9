import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useMemo } from 'react';
import { istDatum } from '#domain/datum.ts';
import { ZYKLUS_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { verschobenesEnde } from '#domain/zyklus/zeitraum.ts';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow, Form, TextField } from '../../ui/fields/fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { type Grundlage, useGrundlage } from '../formular/grundlage.ts';
import { zyklenQuery } from '../portal/portal.ts';
import type { Dienstart, Zykluszeile } from './queries.ts';
import { VorgabenFelder, vorgabenlabels } from './vorgaben-tabelle.tsx';
import { alsAenderung, werteVon, type Zykluswerte } from './werte.ts';
import { hinweise } from './worte.ts';

interface FormularProps {
	zyklus: Zykluszeile;
	andere: readonly Zykluszeile[];
	dienstarten: readonly Dienstart[];
}

/** Everything of a cycle in one form; a refusal stands at its field, also within the matrix. */
export function ZyklusFormular({ zyklus, andere, dienstarten }: FormularProps) {
	const id = useId();
	const form = useForm<Zykluswerte>({ initialValues: werteVon(zyklus, dienstarten) });
	const speichern = useCommand({
		run: async (werte: Zykluswerte, idempotencyKey) => {
			const body = alsAenderung(werte, grundlage.stand.version);
			return (await call('PUT /v1/stammdaten/zyklus/{id}', { params: { id: zyklus.id }, body, idempotencyKey })).data;
		},
		invalidates: [zyklenQuery.queryKey],
		onDone: (gespeichert) => {
			const werte = werteVon(gespeichert, dienstarten);
			form.setValues(werte);
			form.resetDirty(werte);
			toast.success(UI.gespeichert);
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const grundlage: Grundlage<Zykluszeile> = useGrundlage({
		form,
		neueste: zyklus,
		werteVon: (von) => werteVon(von, dienstarten),
		laeuft: speichern.isRunning,
	});
	const fehler = useMemo(() => (speichern.error instanceof ApiFehler ? speichern.error : null), [speichern.error]);
	const labels = useMemo(() => ({ ...ZYKLUS_BEZEICHNUNG, ...vorgabenlabels(dienstarten) }), [dienstarten]);
	const feld = (name: keyof typeof ZYKLUS_BEZEICHNUNG) => ({
		id: `${id}${name}`,
		label: ZYKLUS_BEZEICHNUNG[name],
		...form.getInputProps(name),
	});
	const { start, ende } = form.values;
	const verschiebe = (neu: string | null) => {
		form.setFieldValue('start', neu);
		const bisher = { start: start ?? zyklus.start, ende: ende ?? zyklus.ende };
		if (neu !== null && istDatum(neu)) form.setFieldValue('ende', verschobenesEnde(bisher, neu));
	};
	return (
		<Form gap={24} onSubmit={form.onSubmit((werte) => speichern.execute(werte))}>
			<UnsavedChangesGuard dirty={form.isDirty()} />

			<Ablehnungsgrund fehler={fehler} labels={labels} id={id} grundlage={grundlage} onGeloest={speichern.reset} />
			{speichern.error && !fehler && <ErrorBox text={speichern.error.message} />}
			<Section title={T.angaben} ruled>
				<Stack pt={12}>
					<FieldRow columns="2fr 1fr 1fr">
						<TextField required maxLength={50} autoComplete="off" {...feld('bezeichnung')} />
						<DateField
							required
							{...feld('start')}
							description={start && ende ? hinweise(start, ende, andere).join(' ') : undefined}
							onChange={verschiebe}
						/>
						<DateField required {...feld('ende')} />
					</FieldRow>
					<FieldRow columns="1fr 1fr 1fr">
						<DateField clearable {...feld('bewerbungVon')} />
						<DateField clearable {...feld('bewerbungBis')} />
						<DateField clearable {...feld('kontingentabfrageFrist')} />
					</FieldRow>
				</Stack>
			</Section>
			<Section title={T.vorgaben} ruled>
				<Text variant="intro">{T.vorgabenText}</Text>
				<VorgabenFelder form={form} id={id} zyklus={zyklus} dienstarten={dienstarten} />
			</Section>
			<div>
				<Button type="submit" variant="primary" loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
			</div>
		</Form>
	);
}
