import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { FREIFELDART, RECHT_EINSATZSTELLEN, RECHT_FREIWILLIGE } from '#domain/felder/freie-felder.ts';
import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { PARAMETER_BEZEICHNUNG } from '#domain/stammdaten/parameter-bezeichnung.ts';
import { PARAMETER as T } from '../../texte/parameter.ts';
import { CheckboxField, FieldRow, ReadOnlyField, TextField } from '../../ui/fields.tsx';
import { CheckboxGroupField } from '../../ui/option-fields.tsx';
import { Section, Stack } from '../../ui/page.tsx';
import { SelectField, TagsField } from '../../ui/select-fields.tsx';
import type { Bereich } from './bereiche.ts';
import { Absatz, Bild, feldID, Gestaltet, Schalter, Text, Wahl, Zahl } from './eingaben.tsx';
import { Farben } from './farben.tsx';
import css from './parameter.module.css';
import type { Mandant } from './queries.ts';
import { useFormularKontext } from './use-formular.ts';
import { Vertragsnummern } from './vertragsnummern.tsx';
import { inReihenfolge } from './werte.ts';

type Inhalt = (props: { mandant: Mandant }) => React.ReactNode;

/** What stands in each tab. */
export const INHALT: Readonly<Record<Bereich, Inhalt>> = {
	allgemein: Allgemein,
	kontingent: Kontingent,
	freiwilligendienste: Freiwilligendienste,
	seminarverwaltung: Seminarverwaltung,
	mahnwesen: Mahnwesen,
	seminare: Seminare,
};

function Abschnitt({ name, children }: { name: keyof typeof T.abschnitt; children: React.ReactNode }) {
	return (
		<Section title={T.abschnitt[name]} ruled>
			<div className={css.abschnitt}>
				<Stack gap={16}>{children}</Stack>
			</div>
		</Section>
	);
}

function Allgemein({ mandant }: { mandant: Mandant }) {
	return (
		<>
			<Abschnitt name="mandant">
				<FieldRow columns="2fr 1fr">
					<Text feld="mandantBezeichnung" pflicht max={150} />
					<Text feld="mandantKurzBezeichnung" pflicht max={30} />
				</FieldRow>
				<Text feld="mandantAdresse" max={200} />
				<Text feld="zulassung" max={300} />
				<ReadOnlyField label={T.schluessel} hint={T.schluesselHinweis}>
					{mandant.mandantKey}
				</ReadOnlyField>
			</Abschnitt>
			<Abschnitt name="bilder">
				<FieldRow columns="1fr 1fr">
					<Bild feld="logo" />
					<Bild feld="reportlogo" />
				</FieldRow>
			</Abschnitt>
			<Abschnitt name="farben">
				<Farben />
			</Abschnitt>
			<Abschnitt name="mails">
				<Text feld="mailAbsender" />
				<FieldRow columns="1fr 1fr">
					<Text feld="mailReplyTo" />
					<Text feld="mandantApMail" />
				</FieldRow>
				<Schalter feld="isBatchEmailsEnabled" />
				<Schalter feld="personOptInMail" />
			</Abschnitt>
			<Abschnitt name="zugang">
				<Text feld="baseUrl" />
				<Schalter feld="isRedirectToBaseOnProduction" />
				<Schalter feld="isMobilFuerLinks" />
			</Abschnitt>
			<Abschnitt name="wartung">
				<Schalter feld="isWartungsmodus" />
				<Text feld="wartungHeadline" max={100} />
				<Absatz feld="wartungText" max={500} />
			</Abschnitt>
			<Abschnitt name="fristen">
				<FieldRow columns="1fr 1fr">
					<Zahl feld="signaturGueltigkeit" einheit={T.einheit.tage} />
					<Zahl feld="uploadMaxMB" einheit={T.einheit.mb} />
				</FieldRow>
			</Abschnitt>
		</>
	);
}

function Kontingent() {
	return (
		<Abschnitt name="kontingent">
			<Wahl feld="kontingentMode" />
			<Schalter feld="isIgnoreAugustKontingent" />
		</Abschnitt>
	);
}

function Freiwilligendienste({ mandant }: { mandant: Mandant }) {
	return (
		<>
			<Abschnitt name="bewerbung">
				<Schalter feld="isBewerbungsphase" />
				<FieldRow columns="1fr 1fr 1fr">
					<Zahl feld="maxBewerbungen" />
					<Zahl feld="mindestalterRegistrierung" einheit={T.einheit.jahre} />
					<Zahl feld="mindestalterBeginn" einheit={T.einheit.jahre} />
				</FieldRow>
			</Abschnitt>
			<Abschnitt name="karte">
				<Schalter feld="bewerbungIsLandingpage" />
				<Text feld="claimtextKarte" max={200} />
				<Bild feld="cover" />
				<Schalter feld="bewerbungKarteUnterscheidungFWD" />
				<Schalter feld="bewerbungShowDatenschutzMenuItem" />
				<Schalter feld="bewerbungShowImpressumMenuItem" />
				<Text feld="freiwilligJaReferrerHeadline" max={100} />
				<Absatz feld="freiwilligJaReferrerText" max={500} />
			</Abschnitt>
			<Abschnitt name="fragen">
				<Schalter feld="bewerbungShowIsUsingSignal" />
				<Schalter feld="bewerbungShowIsUsingWhatsapp" />
				<Schalter feld="bewerbungIsAbfrageWohnraumunterstuetzung" />
				<Schalter feld="bewerbungIsProfilbild" />
			</Abschnitt>
			<Abschnitt name="sicht">
				<Wahl feld="freiwilligenSichtbarkeitMode" />
			</Abschnitt>
			<Abschnitt name="dienstart">
				<Wahl feld="festlegungDienstartAbStatus" />
				<Schalter feld="isFestlegungDienstartSportjugend" />
			</Abschnitt>
			<Abschnitt name="einigung">
				<Einigungsfelder />
				<Zahl feld="urlaubstageStandard" einheit={T.einheit.tage} />
			</Abschnitt>
			<Abschnitt name="vertragsnummern">
				<Vertragsnummern beispiele={mandant.vertragsnummerBeispiele ?? []} />
			</Abschnitt>
			<Abschnitt name="bezeichnungen">
				<FieldRow columns="1fr 1fr">
					<Text feld="gruppierungAttribut1Bezeichnung" pflicht max={50} />
					<Text feld="gruppierungAttribut2Bezeichnung" pflicht max={50} />
				</FieldRow>
				<p className={css.text}>{T.freieFelderText}</p>
				<FreieFelder />
			</Abschnitt>
		</>
	);
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
			label={PARAMETER_BEZEICHNUNG[feld]}
			description={T.hinweis[feld]}
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

function Seminarverwaltung() {
	return (
		<Abschnitt name="seminarverwaltung">
			<Schalter feld="isSeminarverwaltungEnabled" />
			<Schalter feld="isSeminareinteilungAbEinigung" />
		</Abschnitt>
	);
}

function Mahnwesen() {
	return (
		<Abschnitt name="mahnungen">
			<FieldRow columns="1fr 1fr">
				<Zahl feld="mahnungGracePeriod" einheit={T.einheit.tage} />
				<Zahl feld="dokumentMahnungInterval" einheit={T.einheit.tage} />
			</FieldRow>
			<Schalter feld="isMahnungMailversand" />
		</Abschnitt>
	);
}

function Seminare() {
	return (
		<>
			<Abschnitt name="anmeldung">
				<Schalter feld="isSeminaranmeldungHinweis" />
				<Absatz feld="seminaranmeldungHinweisText" max={500} />
				<Text feld="seminaranmeldungHinweisUrl" />
			</Abschnitt>
			<Abschnitt name="nachweis">
				<Gestaltet feld="einleitungSeminarnachweis" />
				<Gestaltet feld="schlussSeminarnachweis" />
				<Bild feld="seminarnachweisunterschrift" />
			</Abschnitt>
		</>
	);
}
