import { Box, Stack, Text } from '@mantine/core';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { FREIFELDART, RECHT_EINSATZSTELLEN, RECHT_FREIWILLIGE } from '#domain/felder/freie-felder.ts';
import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { type Abschnitt, PARAMETERFELDER } from '#domain/parameter/parameterfelder.ts';
import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { CheckboxField, FieldRow, ReadOnlyField, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { SelectField, TagsField } from '../../ui/fields/select-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { BEREICHE, type Bereich } from './bereiche.ts';
import { Eingabe, feldID } from './eingaben.tsx';
import { Farben } from './farben.tsx';
import type { Mandant } from './queries.ts';
import { useFormularKontext } from './use-formular.ts';
import { Vertragsnummern } from './vertragsnummern.tsx';
import { type Feld, felderIn, inReihenfolge } from './werte.ts';

/** What stands in a tab. */
export function Inhalt({ bereich, mandant }: { bereich: Bereich; mandant: Mandant }) {
	return BEREICHE[bereich].map((abschnitt) => (
		<Section key={abschnitt} title={T.abschnitt[abschnitt]} ruled>
			<Box pt={12}>
				<Stack gap={16}>
					<Felder abschnitt={abschnitt} mandant={mandant} />
				</Stack>
			</Box>
		</Section>
	));
}

function Felder({ abschnitt, mandant }: { abschnitt: Abschnitt; mandant: Mandant }) {
	if (abschnitt === 'farben') return <Farben />;
	if (abschnitt === 'vertragsnummern') return <Vertragsnummern beispiele={mandant.vertragsnummerBeispiele ?? []} />;
	return (
		<>
			{felderIn(abschnitt).map((feld) => (
				<Zeile key={feld} feld={feld} />
			))}
			{abschnitt === 'mandant' && (
				<ReadOnlyField label={T.schluessel} hint={T.schluesselHinweis}>
					{mandant.mandantKey}
				</ReadOnlyField>
			)}
		</>
	);
}

/** Fields that stand side by side, with the share of each. */
const NEBENEINANDER: readonly { readonly columns: string; readonly felder: readonly Feld[] }[] = [
	{ columns: '2fr 1fr', felder: ['mandantBezeichnung', 'mandantKurzBezeichnung'] },
	{ columns: '2fr 1fr', felder: ['zahlungskontoIban', 'zahlungskontoBic'] },
	{ columns: '2fr 1fr', felder: ['glaeubigerID', 'vorabankuendigungTage'] },
	{ columns: '1fr 1fr', felder: ['lohnBeraterNr', 'lohnMandantNr'] },
	{ columns: '1fr 1fr 1fr', felder: ['lohnartTaschengeld', 'lohnartGeldersatz', 'lohnartFahrt'] },
	{ columns: '1fr 1fr 1fr', felder: ['lohnartUnterkunft', 'lohnartVerpflegung', 'lohnartUrlaubsabgeltung'] },
	{ columns: '1fr 1fr', felder: ['logo', 'reportlogo'] },
	{ columns: '1fr 1fr', felder: ['papierRandLinks', 'papierRandRechts'] },
	{ columns: '1fr 1fr', felder: ['papierSchrift', 'papierRandOben'] },
	{ columns: '1fr 1fr', felder: ['mailReplyTo', 'mandantApMail'] },
	{ columns: '1fr 1fr', felder: ['durchsetzungsstelleMail', 'durchsetzungsstelleLink'] },
	{ columns: '1fr 1fr', felder: ['signaturGueltigkeit', 'uploadMaxMB'] },
	{ columns: '1fr 1fr 1fr', felder: ['maxBewerbungen', 'mindestalterRegistrierung', 'mindestalterBeginn'] },
	{ columns: '1fr 1fr', felder: ['gruppierungAttribut1Bezeichnung', 'gruppierungAttribut2Bezeichnung'] },
	{ columns: '1fr 1fr', felder: ['mahnungGracePeriod', 'dokumentMahnungInterval'] },
];

/** A field with those beside it, where the first of them stands. */
function Zeile({ feld }: { feld: Feld }) {
	const reihe = NEBENEINANDER.find(({ felder }) => felder.includes(feld));
	if (!reihe) return <Einzelfeld feld={feld} />;
	if (reihe.felder[0] !== feld) return null;
	return (
		<FieldRow columns={reihe.columns}>
			{reihe.felder.map((name) => (
				<Eingabe key={name} feld={name} />
			))}
		</FieldRow>
	);
}

function Einzelfeld({ feld }: { feld: Feld }) {
	switch (feld) {
		case 'einigungFelderEinsatzstelle':
			return <Einigungsfelder />;
		case 'freieFelderBezeichnung':
			return <FreieFelder />;
		// Entered with the label of each.
		case 'freieFelder':
			return null;
		default:
			return <Eingabe feld={feld} />;
	}
}

/** Beginning and end are always the site's to agree on. */
const IMMER: readonly string[] = ['vertragsbeginn', 'vertragsende'];
const EINIGUNG = EINIGUNGSFELDER.map((value) => ({
	value,
	label: FELD_BEZEICHNUNG[value],
	disabled: IMMER.includes(value),
}));

function Einigungsfelder() {
	const form = useFormularKontext();
	const feld = 'einigungFelderEinsatzstelle';
	return (
		<CheckboxGroupField
			label={PARAMETERFELDER[feld].bezeichnung}
			description={PARAMETERFELDER[feld].hilfe}
			options={EINIGUNG}
			value={[...form.values[feld]]}
			onChange={(felder) => form.setFieldValue(feld, inReihenfolge([...IMMER, ...felder]))}
			error={form.errors[feld]}
		/>
	);
}

function FreieFelder() {
	const form = useFormularKontext();
	const feld = 'freieFelderBezeichnung';
	const werte = form.values[feld];
	return (
		<>
			<Text variant="secondary">{T.freieFelderText}</Text>
			<Stack gap={24}>
				{werte.map((wert, i) => (
					<Stack key={T.freiesFeld(i + 1)} gap={8}>
						<TextField
							id={i === 0 ? feldID(feld) : undefined}
							label={T.freiesFeld(i + 1)}
							maxLength={50}
							autoComplete="off"
							value={wert}
							onChange={(e) => form.setFieldValue(feld, werte.with(i, e.currentTarget.value))}
							error={form.errors[`${feld}.${i}`]}
						/>
						{wert.trim() !== '' && <Freifeldrechte nr={i} name={wert} />}
					</Stack>
				))}
			</Stack>
		</>
	);
}

const alsOptionen = (worte: Readonly<Record<string, string>>) =>
	Object.entries(worte).map(([value, label]) => ({ value, label }));

/** What kind of field it is, and who has to do with it. */
function Freifeldrechte({ nr, name }: { nr: number; name: string }) {
	const form = useFormularKontext();
	const feld = 'freieFelder';
	const alle = form.values[feld];
	const eines = alle[nr];
	if (!eines) return null;
	const setze = (neu: Partial<typeof eines>) => form.setFieldValue(feld, alle.with(nr, { ...eines, ...neu }));
	const wahl = <F extends 'art' | 'freiwillige' | 'einsatzstellen'>(
		teil: F,
		worte: Readonly<Record<string, string>>,
	) => (
		<SelectField
			label={T.freifeld[teil]}
			aria-label={`${T.freifeld[teil]}: ${name}`}
			data={alsOptionen(worte)}
			allowDeselect={false}
			value={eines[teil]}
			onChange={(wert) => wert !== null && setze({ [teil]: wert })}
			error={form.errors[`${feld}.${nr}.${teil}`]}
		/>
	);
	return (
		<>
			<FieldRow columns="1fr 1fr 1fr">
				{wahl('art', FREIFELDART)}
				{wahl('freiwillige', RECHT_FREIWILLIGE)}
				{wahl('einsatzstellen', RECHT_EINSATZSTELLEN)}
			</FieldRow>
			{eines.art === 'AUSWAHL' && (
				<TagsField
					id={`${feldID(feld)}-${nr}`}
					label={T.freifeld.optionen}
					description={T.freifeld.optionenText}
					required
					value={[...eines.optionen]}
					onChange={(optionen) => setze({ optionen })}
					error={form.errors[`${feld}.${nr}.optionen`]}
				/>
			)}
			<CheckboxField
				label={T.freifeld.isInListen}
				checked={eines.isInListen}
				onChange={(e) => setze({ isInListen: e.currentTarget.checked })}
			/>
		</>
	);
}
