import { Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { istAngepinnt } from '#domain/text/portaltexte.ts';
import { istRechtstext } from '#domain/text/rechtstexte.ts';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { TEXTE } from '../../texte/verwaltung/texte.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow, Form } from '../../ui/fields/fields.tsx';
import { Span } from '../../ui/span.ts';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { type Grundlage, useGrundlage } from '../formular/grundlage.ts';
import { Portaltext } from './portaltext.tsx';
import { type Portaltextzeile, TEXTE_KEY } from './queries.ts';
import { TextEingabe } from './text-eingabe.tsx';
import css from './texte.module.css';

interface Werte extends Record<string, unknown> {
	content: string;
	von: string | null;
	bis: string | null;
}

/** That it is missing is nobody's imprint: what the portal says in its place isn't there to be written on. */
const werteVon = ({ key, isStandard, content, von, bis }: Portaltextzeile): Werte => ({
	content: isStandard && istRechtstext(key) ? '' : content,
	...{ von, bis },
});

const ID = 'text-';
const LABELS = { content: TEXTE.inhalt, von: TEXTE.von, bis: TEXTE.bis };

/** What is typed, and beside it how it will look. */
export function TextFormular({ text }: { text: Portaltextzeile }) {
	const { key, isStandard } = text;
	const form = useForm<Werte>({ initialValues: werteVon(text) });
	const { content, von, bis } = form.values;
	const geaendert = form.isDirty();
	const angepinnt = istAngepinnt(key);
	const speichern = useCommand({
		run: (werte: Werte, idempotencyKey) => {
			const body = { ...werte, version: grundlage.stand.version };
			return call('PUT /v1/text/{key}', { params: { key }, body, idempotencyKey });
		},
		invalidates: [TEXTE_KEY],
		onDone: (_, gespeichert) => {
			form.resetDirty(gespeichert);
			toast.success(TEXTE.gespeichert);
		},
	});
	const grundlage: Grundlage<Portaltextzeile> = useGrundlage({
		form,
		neueste: text,
		werteVon,
		laeuft: speichern.isRunning,
	});
	const abgelehnt = speichern.error instanceof ApiFehler ? speichern.error : null;
	const fehler = feldFehler(abgelehnt);
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				speichern.execute(form.getValues());
			}}
		>
			<UnsavedChangesGuard dirty={geaendert && !speichern.isRunning} />
			<Ablehnungsgrund fehler={abgelehnt} labels={LABELS} id={ID} grundlage={grundlage} onGeloest={speichern.reset} />
			{speichern.error && !abgelehnt && <ErrorBox text={speichern.error.message} />}
			{angepinnt && (
				<div className={css.zeiten}>
					<p>{TEXTE.angepinntHilfe}</p>
					<FieldRow columns="1fr 1fr">
						<DateField
							id={`${ID}von`}
							label={TEXTE.von}
							description={TEXTE.zeitOffen}
							clearable
							value={von}
							onChange={(tag) => form.setFieldValue('von', tag)}
							error={fehler.von}
						/>
						<DateField
							id={`${ID}bis`}
							label={TEXTE.bis}
							description={TEXTE.zeitOffen}
							clearable
							value={bis}
							onChange={(tag) => form.setFieldValue('bis', tag)}
							error={fehler.bis}
						/>
					</FieldRow>
				</div>
			)}
			<div className={css.spalten}>
				<TextEingabe
					id={`${ID}content`}
					label={TEXTE.inhalt}
					description={TEXTE.inhaltHilfe}
					error={fehler.content}
					value={content}
					onChange={(neu) => form.setFieldValue('content', neu)}
				/>
				<div>
					<Text fz="lg" fw={500} mb={8}>
						{TEXTE.vorschau}{' '}
						<Span variant="secondary" fz="sm">
							({standtext(text)})
						</Span>
					</Text>
					<section className={css.vorschau} aria-label={TEXTE.vorschau}>
						<Portaltext inhalt={geaendert ? content : text.content} />
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
			<Button onClick={() => setFragt(true)}>{TEXTE.zuruecksetzen} …</Button>
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
