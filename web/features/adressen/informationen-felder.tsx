import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ADRESSFELDER, type Adressangaben, LEISTUNGSFELDER, LEISTUNGSNAMEN } from '#domain/adresse/adressfelder.ts';
import { einheiten } from '#domain/felder/feld.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { CheckboxField, FieldRow, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { useAdresse } from './adress-kontext.tsx';
import { Auswahlfelder } from './auswahlfelder.tsx';
import type { Formular } from './use-informationen.ts';

const { abschnitt } = ADRESSE;

/** Set behind the number, and how many decimals it has. */
const zahleingabe = (feld: Adressangaben) => ({
	unit: feld.einheit,
	decimalScale: Math.log10(einheiten(feld)),
});

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

const SCHALTER = LEISTUNGSNAMEN.filter((art) => LEISTUNGSFELDER[art].art === 'schalter');
const ZAHLEN = LEISTUNGSNAMEN.filter((art) => !SCHALTER.includes(art));

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
					{ZAHLEN.map((art) => (
						<NumberField
							key={art}
							id={`${id}leistungen.${art}`}
							label={LEISTUNGSFELDER[art].bezeichnung}
							{...zahleingabe(LEISTUNGSFELDER[art])}
							{...form.getInputProps(`leistungen.${art}`)}
							error={formular.maengel[`leistungen.${art}`]}
						/>
					))}
				</FieldRow>
				<FieldRow columns="1fr 1fr 2fr">
					{SCHALTER.map((art) => (
						<CheckboxField
							key={art}
							label={LEISTUNGSFELDER[art].bezeichnung}
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
					<NumberField {...zahleingabe(ADRESSFELDER.mindestalter)} {...formular.feld('mindestalter')} />
					<NumberField {...zahleingabe(ADRESSFELDER.hoechstalter)} {...formular.feld('hoechstalter')} />
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
					<NumberField
						{...zahleingabe(ADRESSFELDER.regulaereVollzeitstunden)}
						{...formular.feld('regulaereVollzeitstunden')}
					/>
				</FieldRow>
				<FieldRow columns="1fr 1fr 1fr">
					<TextField {...formular.feld('debitor')} />
					<TextField {...formular.feld('mandatsreferenz')} />
					<DateField {...formular.feld('mandatsdatum')} />
				</FieldRow>
				<FieldRow columns="2fr 1fr">
					<TextField {...formular.feld('iban')} />
					<TextField {...formular.feld('bic')} />
				</FieldRow>
			</Stack>
		</Section>
	);
}
