import { Box, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { pruefe } from '#domain/vorlagen/platzhalter.ts';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { MAILVORLAGEN } from '../../texte/verwaltung/mailvorlagen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, TextAreaField } from '../../ui/fields/fields.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { type Grundlage, useGrundlage } from '../formular/grundlage.ts';
import { Pruefergebnis } from '../vorlagen/pruefergebnis.tsx';
import { VorlagenEingabe } from '../vorlagen/vorlagen-eingabe.tsx';
import css from './mailvorlagen.module.css';
import { type Probeperson, ProbeWahl } from './probe-wahl.tsx';
import { type Mailvorlage, speichereVorlage, VORLAGEN_KEY } from './queries.ts';
import { Vorschau } from './vorschau.tsx';

interface VorlagenFormularProps {
	vorlage: Mailvorlage;
	/** Whose data the preview shows. */
	person: Probeperson | null;
	onPerson: (person: Probeperson | null) => void;
}

/** What is written on the left, how it will look on the right. */
export function VorlagenFormular({ vorlage, person, onPerson }: VorlagenFormularProps) {
	const form = useForm<Werte>({ initialValues: werteVon(vorlage) });
	const werte = form.values;
	const setze = (aenderung: Partial<Werte>) => form.setValues(aenderung);
	const speichern = useCommand({
		run: ({ zusatz, ...felder }: Werte, key) =>
			speichereVorlage(grundlage.stand, { ...felder, zusatzEmpfaenger: adressen(zusatz) }, key),
		invalidates: [VORLAGEN_KEY],
		onDone: (_, gespeichert) => {
			form.resetDirty(gespeichert);
			toast.success(MAILVORLAGEN.gespeichert);
		},
	});
	const grundlage: Grundlage<Mailvorlage> = useGrundlage({
		form,
		neueste: vorlage,
		werteVon,
		laeuft: speichern.isRunning,
	});
	const befunde = pruefe(`${werte.betreff}\n${werte.inhalt}`, vorlage.platzhalter);
	const dirty = form.isDirty();
	const abgelehnt = speichern.error instanceof ApiFehler ? speichern.error : null;
	const fehler = feldFehler(abgelehnt);
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				speichern.execute(werte);
			}}
		>
			<UnsavedChangesGuard dirty={dirty && !speichern.isRunning} />
			<Ablehnungsgrund fehler={abgelehnt} labels={LABELS} id={ID} grundlage={grundlage} onGeloest={speichern.reset} />
			{speichern.error && !abgelehnt && <ErrorBox text={speichern.error.message} />}
			<div className={css.spalten}>
				<Stack gap={16}>
					<VorlagenEingabe
						id={`${ID}betreff`}
						format="ZEILE"
						label={MAILVORLAGEN.betreff}
						error={fehler.betreff}
						value={werte.betreff}
						onChange={(betreff) => setze({ betreff })}
						variablen={vorlage.platzhalter}
					/>
					<VorlagenEingabe
						id={`${ID}inhalt`}
						format="MAIL"
						label={MAILVORLAGEN.inhalt}
						description={MAILVORLAGEN.inhaltHilfe}
						error={fehler.inhalt}
						value={werte.inhalt}
						onChange={(inhalt) => setze({ inhalt })}
						variablen={vorlage.platzhalter}
					/>
					<Pruefergebnis befunde={befunde} />
					<Versand vorlage={vorlage} werte={werte} setze={setze} fehler={fehler.zusatzEmpfaenger} />
					<Group wrap="wrap">
						<Button type="submit" variant="primary" loading={speichern.isRunning} disabled={!dirty}>
							{MAILVORLAGEN.speichern}
						</Button>
						{istEigener(vorlage, werte) && <Standard onJa={() => setze(vorlage.standard)} />}
					</Group>
				</Stack>
				<Section title={MAILVORLAGEN.vorschau}>
					{vorlage.platzhalter.includes('freiwilliger.name') && (
						<Box mb={16}>
							<ProbeWahl value={person} onChange={onPerson} />
						</Box>
					)}
					<Vorschau
						vorlage={{ ...vorlage, ...werte }}
						person={person}
						isFertig={befunde.every(({ ergebnis }) => ergebnis === 'VariableFound')}
					/>
				</Section>
			</div>
		</Form>
	);
}

const ID = 'vorlage-';
const LABELS = {
	...{ betreff: MAILVORLAGEN.betreff, inhalt: MAILVORLAGEN.inhalt },
	...{ isAktiv: MAILVORLAGEN.aktiv, zusatz: MAILVORLAGEN.zusatz, zusatzEmpfaenger: MAILVORLAGEN.zusatz },
};

interface Werte extends Record<string, unknown> {
	betreff: string;
	inhalt: string;
	isAktiv: boolean;
	zusatz: string;
}

const werteVon = ({ betreff, inhalt, isAktiv, zusatzEmpfaenger }: Mailvorlage): Werte => ({
	...{ betreff, inhalt, isAktiv },
	zusatz: zusatzEmpfaenger.join('\n'),
});

const adressen = (zusatz: string): string[] => zusatz.split(/[\s,;]+/).filter((adresse) => adresse !== '');

const istEigener = ({ standard }: Mailvorlage, { betreff, inhalt }: Werte): boolean =>
	betreff !== standard.betreff || inhalt !== standard.inhalt;

interface VersandProps {
	vorlage: Mailvorlage;
	werte: Werte;
	setze: (aenderung: Partial<Werte>) => void;
	fehler: string | undefined;
}

function Versand({ vorlage, werte, setze, fehler }: VersandProps) {
	return (
		<>
			{vorlage.isAbschaltbar ? (
				<SwitchField
					label={MAILVORLAGEN.aktiv}
					checked={werte.isAktiv}
					onChange={(event) => setze({ isAktiv: event.currentTarget.checked })}
				/>
			) : (
				<Text variant="secondary">{MAILVORLAGEN.aktivImmer}</Text>
			)}
			{vorlage.isZusatzErlaubt ? (
				<TextAreaField
					id={`${ID}zusatzEmpfaenger`}
					label={MAILVORLAGEN.zusatz}
					description={MAILVORLAGEN.zusatzHilfe}
					error={fehler}
					minRows={2}
					value={werte.zusatz}
					onChange={(event) => setze({ zusatz: event.currentTarget.value })}
				/>
			) : (
				<Text variant="secondary">{MAILVORLAGEN.zusatzNicht}</Text>
			)}
		</>
	);
}

function Standard({ onJa }: { onJa: () => void }) {
	const [fragt, setFragt] = useState(false);
	return (
		<>
			<Button onClick={() => setFragt(true)}>{MAILVORLAGEN.standard} …</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={MAILVORLAGEN.standardTitel}
				confirm={MAILVORLAGEN.standard}
				onConfirm={() => {
					onJa();
					setFragt(false);
				}}
			>
				{MAILVORLAGEN.standardFrage}
			</ConfirmDialog>
		</>
	);
}
