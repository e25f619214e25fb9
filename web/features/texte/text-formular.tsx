import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { istAngepinnt } from '#domain/text/portaltexte.ts';
import { istRechtstext } from '#domain/text/rechtstexte.ts';
import { type ApiFehler, feldFehler, hatStatus } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { TEXTE } from '../../texte/verwaltung/texte.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow, Form } from '../../ui/fields/fields.tsx';
import { Span } from '../../ui/span.ts';
import { Portaltext } from './portaltext.tsx';
import { type Portaltextzeile, TEXTE_KEY } from './queries.ts';
import { TextEingabe } from './text-eingabe.tsx';
import css from './texte.module.css';

/** What is typed, and beside it how it will look. */
export function TextFormular({ text, onNeuLaden }: { text: Portaltextzeile; onNeuLaden: () => void }) {
	const { key, version, isStandard } = text;
	// That it is missing is nobody's imprint: what the portal says in its place isn't there to be written on.
	const bisher = isStandard && istRechtstext(key) ? '' : text.content;
	const [inhalt, setInhalt] = useState(bisher);
	const [von, setVon] = useState(text.von);
	const [bis, setBis] = useState(text.bis);
	const geaendert = inhalt !== bisher || von !== text.von || bis !== text.bis;
	const angepinnt = istAngepinnt(key);
	const speichern = useCommand({
		run: (content: string, idempotencyKey) =>
			call('PUT /v1/text/{key}', { params: { key }, body: { content, von, bis, version }, idempotencyKey }),
		invalidates: [TEXTE_KEY],
		onDone: () => toast.success(TEXTE.gespeichert),
	});
	const fehler = speichern.error && feldFehler(speichern.error as ApiFehler);
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				speichern.execute(inhalt);
			}}
		>
			<UnsavedChangesGuard dirty={geaendert && !speichern.isRunning} />
			{speichern.error && (
				<div className={css.abgelehnt} role="alert">
					<p>{speichern.error.message}</p>
					{hatStatus(speichern.error, 409) && (
						<Button size="sm" onClick={onNeuLaden}>
							{TEXTE.neuLaden}
						</Button>
					)}
				</div>
			)}
			{angepinnt && (
				<div className={css.zeiten}>
					<p>{TEXTE.angepinntHilfe}</p>
					<FieldRow columns="1fr 1fr">
						<DateField
							label={TEXTE.von}
							description={TEXTE.zeitOffen}
							clearable
							value={von}
							onChange={setVon}
							error={fehler?.von}
						/>
						<DateField
							label={TEXTE.bis}
							description={TEXTE.zeitOffen}
							clearable
							value={bis}
							onChange={setBis}
							error={fehler?.bis}
						/>
					</FieldRow>
				</div>
			)}
			<div className={css.spalten}>
				<TextEingabe
					id="text-inhalt"
					label={TEXTE.inhalt}
					description={TEXTE.inhaltHilfe}
					error={fehler?.content}
					value={inhalt}
					onChange={setInhalt}
				/>
				<div>
					<Text fz="lg" fw={500} mb={8}>
						{TEXTE.vorschau}{' '}
						<Span variant="secondary" fz="sm">
							({standtext(text)})
						</Span>
					</Text>
					<section className={css.vorschau} aria-label={TEXTE.vorschau}>
						<Portaltext inhalt={geaendert ? inhalt : text.content} />
					</section>
				</div>
			</div>
			<Group wrap="wrap">
				<Button type="submit" variant="primary" loading={speichern.isRunning} disabled={!geaendert}>
					{TEXTE.speichern}
				</Button>
				{!isStandard && !angepinnt && <Zuruecksetzen textkey={key} />}
			</Group>
		</Form>
	);
}

function standtext({ key, isStandard, isGezeigt }: Portaltextzeile): string {
	if (istAngepinnt(key) && !isGezeigt) return TEXTE.nichtGezeigt;
	return isStandard ? TEXTE.standard : TEXTE.eigener;
}

function Zuruecksetzen({ textkey }: { textkey: string }) {
	const [fragt, setFragt] = useState(false);
	const zuruecksetzen = useCommand({
		run: (_: undefined, idempotencyKey) => call('DELETE /v1/text/{key}', { params: { key: textkey }, idempotencyKey }),
		invalidates: [TEXTE_KEY],
		onDone: () => toast.success(TEXTE.zurueckgesetzt),
	});
	return (
		<>
			<Button onClick={() => setFragt(true)}>{TEXTE.zuruecksetzen}</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={TEXTE.zuruecksetzenFrage}
				confirm={TEXTE.zuruecksetzen}
				loading={zuruecksetzen.isRunning}
				onConfirm={() => zuruecksetzen.execute(undefined)}
			>
				{TEXTE.zuruecksetzenText}
			</ConfirmDialog>
		</>
	);
}
