import { Stack } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import {
	CheckboxField,
	FieldRow,
	ReadOnlyField,
	RequiredHint,
	TextAreaField,
	TextField,
} from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioField, SwitchField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Steps } from '../../ui/figures/steps.tsx';
import { Sample } from './sample.tsx';
import { UploadSamples } from './upload-samples.tsx';

const ERRORS = [{ id: 'muster-iban', label: 'IBAN' }];
const STEPS = ['Stellen', 'Kontakt', 'Zugang'].map((label) => ({ key: label, label }));

export function FieldSamples() {
	const [stunden, setStunden] = useState<number | null>(38.5);
	const [datum, setDatum] = useState<string | null>('2026-09-01');
	const [step, setStep] = useState(1);
	const [withErrors, setWithErrors] = useState(false);
	return (
		<Sample title="Felder">
			<Stack>
				<Steps label="Schritte des Musters" steps={STEPS} current={step} onStep={setStep} />
				{withErrors && <ErrorSummary errors={ERRORS} />}
				<RequiredHint />
				<FieldRow columns="1fr 1fr">
					<NumberField label="Wochenstunden" unit="h" decimalScale={1} value={stunden} onChange={setStunden} />
					<TextField label="Ort" required defaultValue="Wetzlar" />
					<TextField
						id="muster-iban"
						label="IBAN"
						defaultValue="DE88 3704 0044 0532 0130"
						error="Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer."
					/>
					<SelectField label="Dienstart" data={['FSJ', 'BFD U27', 'BFD Ü27']} />
					<DateField label="Vertragsbeginn" value={datum} onChange={setDatum} />
					<TextField label="E-Mail" description="Damit melden Sie sich später an." />
					<ReadOnlyField label="Taschengeld" hint="Ändert nur der Träger.">
						450,00 €
					</ReadOnlyField>
					<Stack gap={8}>
						<CheckboxField label="Anleitung automatisch zuweisen" defaultChecked />
						<CheckboxField label="Systemmails empfangen" />
						<SwitchField
							label="Zusammenfassung der Fehler"
							checked={withErrors}
							onChange={(event) => setWithErrors(event.currentTarget.checked)}
						/>
					</Stack>
				</FieldRow>
				<RadioField
					label="Unterkunft"
					defaultValue="NONE"
					options={[
						{ value: 'NONE', label: 'keine' },
						{ value: 'ROOM', label: 'Zimmer' },
					]}
				/>
				<TextAreaField label="Motivation" />
				<UploadSamples />
			</Stack>
		</Sample>
	);
}
