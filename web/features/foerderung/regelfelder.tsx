import { Stack, Text } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { EINHEITEN, MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import { FOERDERUNG, PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { CheckboxField, FieldRow, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { alleDienstartenQuery } from '../stammdaten/arten.ts';
import type { Probe } from './queries.ts';
import { SaetzeTabelle } from './saetze-tabelle.tsx';
import type { Programmwerte } from './werte.ts';

const DIENSTE = Object.entries(FOERDERUNG.dienste).map(([value, label]) => ({ value, label }));
const EINHEITSWAHL = EINHEITEN.map((value) => ({ value, label: FOERDERUNG.einheiten[value] }));
const LAENDER = [...FOERDERUNG.laender];

interface RegelfelderProps {
	form: ReturnType<typeof useForm<Programmwerte>>;
	/** Begins the ids of the fields. */
	id: string;
	probe: Probe | undefined;
	heute: string;
}

type Feld = keyof typeof T.feld;

/** Everything of a programme in one form. */
export function Regelfelder({ form, id, probe, heute }: RegelfelderProps) {
	const { data: dienstarten = [] } = useQuery(alleDienstartenQuery);
	const feld = (name: Feld) => ({ id: `${id}${name}`, label: T.feld[name], ...form.getInputProps(name) });
	return (
		<Stack gap={24}>
			<Section title={T.wer}>
				<Stack gap={12}>
					<FieldRow columns="1fr 1fr">
						<MultiSelectField data={DIENSTE} {...feld('dienste')} />
						<MultiSelectField
							data={dienstarten.map((dienstart) => ({ value: dienstart.id, label: dienstart.kurz }))}
							description={T.dienstartenHilfe}
							inputWrapperOrder={['label', 'input', 'description', 'error']}
							{...feld('dienstartIDs')}
						/>
					</FieldRow>
					<FieldRow columns="1fr 1fr">
						<SelectField
							searchable
							clearable
							placeholder={T.alleLaender}
							data={LAENDER}
							{...feld('filter.stellenland')}
						/>
						<SelectField searchable clearable placeholder={T.alleLaender} data={LAENDER} {...feld('filter.wohnland')} />
					</FieldRow>
					<FieldRow columns="1fr 1fr 1fr">
						<NumberField unit={T.jahre} {...feld('filter.alterVon')} />
						<NumberField unit={T.jahre} {...feld('filter.alterBis')} />
						<NumberField unit={T.monate} {...feld('filter.mindestMonate')} />
					</FieldRow>
					{probe && <Text variant="secondary">{T.werText(probe.erfuellen, probe.vertraege)}</Text>}
				</Stack>
			</Section>
			<Section title={T.monat}>
				<Stack gap={12}>
					<Monatsregeln form={form} probe={probe} />
					<FieldRow columns="1fr 1fr">
						<SelectField allowDeselect={false} data={EINHEITSWAHL} {...feld('einheit')} />
					</FieldRow>
				</Stack>
			</Section>
			<SaetzeTabelle form={form} heute={heute} />
			<Section title={T.angaben}>
				<Stack gap={12}>
					<TextField required maxLength={100} {...feld('bezeichnung')} />
					<FieldRow columns="1fr 1fr">
						<TextField maxLength={100} {...feld('geldgeber')} />
						<TextField maxLength={100} {...feld('zentralstelle')} />
					</FieldRow>
					<FieldRow columns="1fr 1fr">
						<DateField clearable {...feld('gueltigVon')} />
						<DateField clearable {...feld('gueltigBis')} />
					</FieldRow>
					<TextAreaField maxLength={500} {...feld('hinweis')} />
					<CheckboxField label={T.feld.isDsj} {...form.getInputProps('isDsj', { type: 'checkbox' })} />
				</Stack>
			</Section>
		</Stack>
	);
}

/** What a begun month is worth, with what each would come to. */
function Monatsregeln({ form, probe }: Pick<RegelfelderProps, 'form' | 'probe'>) {
	const options = MONATSREGELN.map((value) => {
		const [label, erklaerung] = T.regeln[value];
		const betrag = probe?.jeRegel[value];
		const description = betrag == null ? erklaerung : `${erklaerung}: ${FOERDERUNG.euro(betrag)}`;
		return { value, label, description };
	});
	return (
		<RadioField
			aria-label={T.monat}
			description={T.monatText}
			inputWrapperOrder={['input', 'description', 'error']}
			options={options}
			{...form.getInputProps('monatsregel')}
		/>
	);
}
