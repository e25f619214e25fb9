import { useQuery } from '@tanstack/react-query';
import { LEISTUNG_BEZEICHNUNG } from '#domain/adresse/bezeichnung.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { CheckboxField, FieldRow, TextAreaField, TextField } from '../../ui/fields.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { CheckboxGroupField } from '../../ui/option-fields.tsx';
import { Section, Stack } from '../../ui/page.tsx';
import { dienstartenQuery } from '../akte/queries.ts';
import { useAdresse } from './adress-kontext.tsx';
import { Auswahlfelder } from './auswahlfelder.tsx';
import type { Formular } from './use-informationen.ts';

const { einheit, abschnitt } = ADRESSE;

export function TextFelder({ formular }: { formular: Formular }) {
	return (
		<Section title={abschnitt.texte} ruled>
			<Stack>
				<TextAreaField {...formular.feld('beschreibung')} />
				<TextAreaField {...formular.feld('taetigkeiten')} />
			</Stack>
		</Section>
	);
}

const ZAHLEN = [
	['TASCHENGELD', einheit.euro, 2],
	['ARBEITSSTUNDEN', einheit.stunden, 1],
	['URLAUBSTAGE', einheit.tage, 0],
	['BILDUNGSTAGE', einheit.tage, 0],
] as const;
const SCHALTER = ['VERPFLEGUNG', 'UNTERKUNFT', 'ZUSCHUSS_DEUTSCHLANDTICKET'] as const;

/** What the address is grouped and found by. */
export function ZuordnungFelder({ formular }: { formular: Formular }) {
	const { adresse } = useAdresse();
	return (
		<Section title={abschnitt.zuordnung} ruled>
			<Stack>
				<Auswahlfelder feld={formular.feld} istPlatz={adresse.einsatzstelleID !== null} />
			</Stack>
		</Section>
	);
}

export function LeistungenFelder({ formular }: { formular: Formular }) {
	const { form, id } = formular;
	return (
		<Section title={abschnitt.leistungen} ruled>
			<Stack>
				<FieldRow columns="1fr 1fr 1fr 1fr">
					{ZAHLEN.map(([art, unit, stellen]) => (
						<NumberField
							key={art}
							id={`${id}leistungen.${art}`}
							label={LEISTUNG_BEZEICHNUNG[art]}
							unit={unit}
							decimalScale={stellen}
							{...form.getInputProps(`leistungen.${art}`)}
							error={formular.maengel[`leistungen.${art}`]}
						/>
					))}
				</FieldRow>
				<FieldRow columns="1fr 1fr 2fr">
					{SCHALTER.map((art) => (
						<CheckboxField
							key={art}
							label={LEISTUNG_BEZEICHNUNG[art]}
							{...form.getInputProps(`leistungen.${art}`, { type: 'checkbox' })}
						/>
					))}
				</FieldRow>
			</Stack>
		</Section>
	);
}

export function BewerbungFelder({ formular }: { formular: Formular }) {
	const { adresse, istTraeger } = useAdresse();
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { form } = formular;
	if (!adresse.einsatzstelleID) return null;
	const gewaehlt = dienstarten.filter((d) => d.isAktiv || adresse.dienstartIDs.includes(d.id));
	return (
		<Section title={abschnitt.bewerbung} ruled>
			<Stack>
				{adresse.typ === 'EINSATZORT' && (
					<CheckboxGroupField
						{...formular.feld('dienstartIDs')}
						description={istTraeger ? undefined : ADRESSE.nurTraeger}
						options={gewaehlt.map((d) => ({ value: d.id, label: d.kurz }))}
					/>
				)}
				<FieldRow columns="1fr 1fr 1fr">
					<NumberField unit={einheit.jahre} {...formular.feld('mindestalter')} />
					<NumberField unit={einheit.jahre} {...formular.feld('hoechstalter')} />
					<NumberField {...formular.feld('anerkanntePlaetze')} />
				</FieldRow>
				<CheckboxField
					label={formular.feld('isWartung').label}
					description={istTraeger ? undefined : ADRESSE.nurTraeger}
					disabled={!istTraeger}
					{...form.getInputProps('isWartung', { type: 'checkbox' })}
				/>
			</Stack>
		</Section>
	);
}

export function AbrechnungFelder({ formular }: { formular: Formular }) {
	const { adresse, istTraeger } = useAdresse();
	if (adresse.typ !== 'EINSATZSTELLE') return null;
	return (
		<Section title={abschnitt.abrechnung} ruled>
			<Stack>
				<FieldRow columns="1fr 1fr">
					<CheckboxField
						label={formular.feld('isBuchhaltungTraeger').label}
						disabled={!istTraeger}
						{...formular.form.getInputProps('isBuchhaltungTraeger', { type: 'checkbox' })}
					/>
					<NumberField decimalScale={1} unit={einheit.stunden} {...formular.feld('regulaereVollzeitstunden')} />
				</FieldRow>
				<FieldRow columns="1fr 2fr">
					<TextField {...formular.feld('debitor')} />
					<TextField {...formular.feld('mandatsreferenz')} />
				</FieldRow>
				<FieldRow columns="2fr 1fr">
					<TextField {...formular.feld('iban')} />
					<TextField {...formular.feld('bic')} />
				</FieldRow>
			</Stack>
		</Section>
	);
}
