import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { UPLOADROLLEN } from '#domain/dokumentspec/auswahl.ts';
import {
	NACHWEIS_BEZEICHNUNG,
	NUTZUNGSART_BEZEICHNUNG,
	PRUEFENDE_BEZEICHNUNG,
	SPEC_BEZEICHNUNG,
	UPLOADROLLE_BEZEICHNUNG,
} from '#domain/dokumentspec/bezeichnung.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { CheckboxField, FieldRow, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { MultiSelectField, SelectField, TagsField } from '../../ui/fields/select-fields.tsx';
import { zyklenQuery } from '../portal/portal.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import css from './dokumentencenter.module.css';
import type { Specformular, Specwerte } from './werte.ts';

interface AngabenProps {
	form: Specformular;
	/** What the ids of the inputs begin with. */
	id: string;
}

const auswahl = (worte: Readonly<Record<string, string>>) =>
	Object.entries(worte).map(([value, label]) => ({ value, label }));

const feldVon =
	({ form, id }: AngabenProps) =>
	(name: keyof Specwerte) => ({ id: `${id}${name}`, label: SPEC_BEZEICHNUNG[name], ...form.getInputProps(name) });

/** What may change at any time while it is in use. */
export function Beschriftung(props: AngabenProps) {
	const feld = feldVon(props);
	const { beschreibung, tags } = props.form.values;
	return (
		<Stack gap={12}>
			<FieldRow columns="3fr 1fr">
				<TextField required maxLength={150} autoComplete="off" {...feld('bezeichnung')} />
				<NumberField {...feld('sortierung')} />
			</FieldRow>
			<TextAreaField
				maxLength={2000}
				{...feld('beschreibung')}
				value={beschreibung ?? ''}
				onChange={(event) => props.form.setFieldValue('beschreibung', event.currentTarget.value || null)}
			/>
			<TagsField description={T.tagsHilfe} maxTags={10} {...feld('tags')} value={[...tags]} />
		</Stack>
	);
}

/** What is fixed once it is published. */
export function Verwendung(props: AngabenProps) {
	const feld = feldVon(props);
	const { form } = props;
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: zyklen = [] } = useQuery(zyklenQuery);
	const starts = zyklen.map(({ start, bezeichnung }) => ({ value: start, label: bezeichnung }));
	const { dienstartIDs, uploadRollen } = form.values;
	return (
		<Stack gap={12}>
			<FieldRow columns="1fr 1fr">
				<SelectField allowDeselect={false} data={auswahl(NUTZUNGSART_BEZEICHNUNG)} {...feld('nutzungsart')} />
				<SelectField allowDeselect={false} data={auswahl(PRUEFENDE_BEZEICHNUNG)} {...feld('pruefendeOrganisation')} />
			</FieldRow>
			<MultiSelectField
				description={T.dienstartHilfe}
				data={dienstarten.map((d) => ({ value: d.id, label: d.bezeichnung }))}
				{...feld('dienstartIDs')}
				value={[...dienstartIDs]}
			/>
			<FieldRow columns="1fr 1fr">
				<SelectField clearable placeholder={T.offen} data={starts} {...feld('zyklusVon')} />
				<SelectField clearable placeholder={T.offen} data={starts} {...feld('zyklusBis')} />
			</FieldRow>
			<FieldRow columns="1fr 1fr 1fr">
				<NumberField unit={T.tage} {...feld('frist')} />
				<NumberField unit={T.monate} {...feld('gueltigkeitMonate')} />
				<SelectField
					clearable
					placeholder={T.keinNachweis}
					data={auswahl(NACHWEIS_BEZEICHNUNG)}
					{...feld('nachweisFuer')}
				/>
			</FieldRow>
			<CheckboxGroupField
				options={UPLOADROLLEN.map((value) => ({ value, label: UPLOADROLLE_BEZEICHNUNG[value] }))}
				{...feld('uploadRollen')}
				value={[...uploadRollen]}
			/>
		</Stack>
	);
}

const SCHALTER = [
	'isVertragsrelevant',
	'isGesundheit',
	'isAutomatischBereitstellen',
	'isNachtraeglicheAnforderungVerhindert',
	'isMehrereDateien',
	'isPruefungUeberspringen',
] as const;

export function Verhalten({ form, id }: AngabenProps) {
	return (
		<div className={css.schalter}>
			{SCHALTER.map((name) => (
				<CheckboxField
					key={name}
					id={`${id}${name}`}
					label={SPEC_BEZEICHNUNG[name]}
					{...form.getInputProps(name, { type: 'checkbox' })}
				/>
			))}
		</div>
	);
}
