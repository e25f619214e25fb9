import { Box, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { pruefe } from '#domain/vorlagen/platzhalter.ts';
import { ApiFehler, feldFehler, hatStatus } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { MAILVORLAGEN } from '../../texte/verwaltung/mailvorlagen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, TextAreaField } from '../../ui/fields/fields.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
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
	onNeuLaden: () => void;
}

/** What is written on the left, how it will look on the right. */
export function VorlagenFormular({ vorlage, person, onPerson, onNeuLaden }: VorlagenFormularProps) {
	const [werte, setWerte] = useState({
		betreff: vorlage.betreff,
		inhalt: vorlage.inhalt,
		isAktiv: vorlage.isAktiv,
		zusatz: vorlage.zusatzEmpfaenger.join('\n'),
	});
	const setze = (aenderung: Partial<typeof werte>) => setWerte((bisher) => ({ ...bisher, ...aenderung }));
	const speichern = useCommand({
		run: ({ zusatz, ...felder }: typeof werte, key) =>
			speichereVorlage(vorlage, { ...felder, zusatzEmpfaenger: adressen(zusatz) }, key),
		invalidates: [VORLAGEN_KEY],
		onDone: () => toast.success(MAILVORLAGEN.gespeichert),
	});
	const befunde = pruefe(`${werte.betreff}\n${werte.inhalt}`, vorlage.platzhalter);
	const dirty = istGeaendert(vorlage, werte);
	const fehler = speichern.error instanceof ApiFehler ? feldFehler(speichern.error) : {};
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				speichern.execute(werte);
			}}
		>
			<UnsavedChangesGuard dirty={dirty && !speichern.isRunning} />
			{speichern.error && <Abgelehnt fehler={speichern.error} onNeuLaden={onNeuLaden} />}
			<div className={css.spalten}>
				<Stack gap={16}>
					<VorlagenEingabe
						id="vorlage-betreff"
						format="ZEILE"
						label={MAILVORLAGEN.betreff}
						error={fehler.betreff}
						value={werte.betreff}
						onChange={(betreff) => setze({ betreff })}
						variablen={vorlage.platzhalter}
					/>
					<VorlagenEingabe
						id="vorlage-inhalt"
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

interface Werte {
	betreff: string;
	inhalt: string;
	isAktiv: boolean;
	zusatz: string;
}

const adressen = (zusatz: string): string[] => zusatz.split(/[\s,;]+/).filter((adresse) => adresse !== '');

const istGeaendert = (vorlage: Mailvorlage, { betreff, inhalt, isAktiv, zusatz }: Werte): boolean =>
	betreff !== vorlage.betreff ||
	inhalt !== vorlage.inhalt ||
	isAktiv !== vorlage.isAktiv ||
	adressen(zusatz).join() !== vorlage.zusatzEmpfaenger.join();

const istEigener = ({ standard }: Mailvorlage, { betreff, inhalt }: Werte): boolean =>
	betreff !== standard.betreff || inhalt !== standard.inhalt;

function Abgelehnt({ fehler, onNeuLaden }: { fehler: Error; onNeuLaden: () => void }) {
	return (
		<div className={css.abgelehnt} role="alert">
			<p>{fehler.message}</p>
			{hatStatus(fehler, 409) && (
				<Button size="sm" onClick={onNeuLaden}>
					{MAILVORLAGEN.neuLaden}
				</Button>
			)}
		</div>
	);
}

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
			<Button onClick={() => setFragt(true)}>{MAILVORLAGEN.standard}</Button>
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
