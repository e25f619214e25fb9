import { useState } from 'react';
import { istRechtstext } from '#domain/text/rechtstexte.ts';
import { type ApiFehler, feldFehler, hatStatus } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { TEXTE } from '../../texte/texte.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/fields.tsx';
import { Row } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx';
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
	const geaendert = inhalt !== bisher;
	const speichern = useCommand({
		run: (content: string, idempotencyKey) =>
			call('PUT /v1/text/{key}', { params: { key }, body: { content, version }, idempotencyKey }),
		invalidates: [TEXTE_KEY],
		onDone: () => toast.success(TEXTE.gespeichert),
	});
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
			<div className={css.spalten}>
				<TextEingabe
					id="text-inhalt"
					label={TEXTE.inhalt}
					description={TEXTE.inhaltHilfe}
					error={speichern.error && feldFehler(speichern.error as ApiFehler).content}
					value={inhalt}
					onChange={setInhalt}
				/>
				<section aria-label={TEXTE.vorschau}>
					<p className={css.vorschauTitel}>
						{TEXTE.vorschau} <span className={css.stand}>({isStandard ? TEXTE.standard : TEXTE.eigener})</span>
					</p>
					<div className={css.vorschau}>
						<Portaltext inhalt={geaendert ? inhalt : text.content} />
					</div>
				</section>
			</div>
			<Row>
				<Button type="submit" variant="primary" loading={speichern.isRunning} disabled={!geaendert}>
					{TEXTE.speichern}
				</Button>
				{!isStandard && <Zuruecksetzen textkey={key} />}
			</Row>
		</Form>
	);
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
