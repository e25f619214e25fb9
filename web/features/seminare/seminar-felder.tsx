import { Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SEMINAR_BEZEICHNUNG } from '#domain/seminar/bezeichnung.ts';
import { SEMINAR as T } from '../../texte/seminare/seminare.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { CheckboxField, FieldRow, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import type { useFormular } from '../formular/formular.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { waehlbare } from '../stammlisten/wahllisten.ts';
import { gruppenwahlQuery } from './gruppenwahl.ts';
import { mitBisheriger } from './leitung.ts';
import { leitungenQuery, type Seminar, seminartypenQuery } from './queries.ts';
import css from './seminare.module.css';
import { neuerTermin, type Seminarwerte } from './werte.ts';

type Formular = Pick<ReturnType<typeof useFormular<Seminarwerte>>, 'id' | 'form' | 'feld'>;

interface SeminarFelderProps {
	formular: Formular;
	/** Who leads it so far, also where he could not be chosen any more. */
	leitung?: Pick<Seminar, 'leitungPersonID' | 'leitung'>;
}

/** The form of a seminar. */
export function SeminarFelder({ formular, leitung }: SeminarFelderProps) {
	const { data: typen = [] } = useQuery(seminartypenQuery);
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: leitungen = [] } = useQuery(leitungenQuery);
	const { data: gruppen = [] } = useQuery(gruppenwahlQuery);
	const { form } = formular;
	const { seminartypID, dienstartIDs } = form.values;
	const feld = (name: keyof typeof SEMINAR_BEZEICHNUNG) => ({
		label: SEMINAR_BEZEICHNUNG[name],
		...formular.feld(name),
	});
	return (
		<>
			<FieldRow columns="2fr 1fr">
				<TextField required data-autofocus maxLength={150} autoComplete="off" {...feld('bezeichnung')} />
				<SelectField required data={waehlbare(typen, seminartypID ? [seminartypID] : [])} {...feld('seminartypID')} />
			</FieldRow>
			<TermineFeld formular={formular} />
			<FieldRow columns="1fr 1fr 1fr">
				<NumberField
					required
					unit={T.tage}
					decimalScale={1}
					description={T.geplanteTageHilfe}
					{...feld('geplanteTage')}
				/>
				<NumberField description={T.plaetzeHilfe} {...feld('maxTeilnehmer')} />
				<DateField clearable description={T.anmeldeschlussHilfe} {...feld('anmeldeschluss')} />
			</FieldRow>
			<FieldRow columns="1fr 1fr">
				<TextField maxLength={200} autoComplete="off" {...feld('ort')} />
				<TextField maxLength={200} autoComplete="off" {...feld('adresse')} />
			</FieldRow>
			<CheckboxField label={SEMINAR_BEZEICHNUNG.isOnline} {...form.getInputProps('isOnline', { type: 'checkbox' })} />
			<FieldRow columns="1fr 1fr">
				<SelectField
					clearable
					searchable
					description={T.leitungHilfe}
					data={mitBisheriger(leitungen, leitung)}
					{...feld('leitungPersonID')}
				/>
				<MultiSelectField
					description={T.dienstartenHilfe}
					data={waehlbare(
						dienstarten.map((d) => ({ id: d.id, bezeichnung: d.kurz, isAktiv: d.isAktiv })),
						dienstartIDs,
					)}
					{...feld('dienstartIDs')}
				/>
			</FieldRow>
			<MultiSelectField
				description={T.gruppenHilfe}
				data={gruppen.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
				{...feld('seminargruppeIDs')}
			/>
			<TextAreaField maxLength={5000} {...feld('beschreibung')} />
		</>
	);
}

/** One row for each date; most seminars have one. */
function TermineFeld({ formular: { form, id } }: { formular: Formular }) {
	const { termine } = form.values;
	const mehrere = termine.length > 1;
	const feld = (nr: number, name: string) => ({
		id: `${id}termine.${nr}.${name}`,
		...form.getInputProps(`termine.${nr}.${name}`),
	});
	return (
		<fieldset id={`${id}termine`} tabIndex={-1}>
			<Text component="legend" variant="label" mb={4}>
				{T.termine}
			</Text>
			<Stack gap={8}>
				{termine.map(({ key }, nr) => (
					<fieldset key={key} aria-label={T.terminNr(nr + 1)} className={css.termin}>
						<DateField clearable label={T.von} {...feld(nr, 'von')} />
						<DateField clearable label={T.bis} {...feld(nr, 'bis')} />
						<TextField label={T.beginn} placeholder={T.uhrzeitMuster} inputMode="numeric" {...feld(nr, 'beginn')} />
						<TextField label={T.ende} placeholder={T.uhrzeitMuster} inputMode="numeric" {...feld(nr, 'ende')} />
						{mehrere && (
							<IconButton
								icon={IconTrash}
								label={T.terminEntfernen(nr + 1)}
								onClick={() => form.removeListItem('termine', nr)}
							/>
						)}
					</fieldset>
				))}
				{form.errors.termine && (
					<Text role="alert" variant="error" size="sm">
						{form.errors.termine}
					</Text>
				)}
				<div>
					<Button icon={IconPlus} onClick={() => form.insertListItem('termine', neuerTermin())}>
						{T.weiterer}
					</Button>
				</div>
			</Stack>
		</fieldset>
	);
}
