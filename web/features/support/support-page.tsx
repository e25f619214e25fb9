import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { umstandszeilen } from '#domain/support.ts';
import { SUPPORT_MB } from '#domain/upload/anhang.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { letzteAktionen } from '../../client/letzte-aktionen.ts';
import { useCommand } from '../../client/use-command.ts';
import { SUPPORT as T } from '../../texte/support.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DateiFeld, type Hochgeladen } from '../dateien/datei-feld.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { infoQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import type { Supportsuche } from './suche.ts';
import css from './support.module.css';

interface Anfrage {
	betreff: string;
	nachricht: string;
	fehlerId: string;
	anhang: Hochgeladen | null;
}

const pflicht = (wert: string) => (wert.trim() ? null : T.pflicht);
const BROWSER_ZEICHEN = 300;

/** A question to those who make the portal, and beforehand exactly what goes along with it (integrations.md §5). */
export function SupportPage({ sitzung, suche }: { sitzung: Sitzung; suche: Supportsuche }) {
	const [istGesendet, setGesendet] = useState(false);
	usePageHead({ title: T.titel });
	return (
		<Page>
			<PageTitle title={T.titel} />
			<Stack gap={16} maw={640} pb={32}>
				{istGesendet ? (
					<EmptyState
						text={`${T.gesendet}. ${T.gesendetText}`}
						action={<Button onClick={() => setGesendet(false)}>{T.noch}</Button>}
					/>
				) : (
					<Formular sitzung={sitzung} suche={suche} onGesendet={() => setGesendet(true)} />
				)}
			</Stack>
		</Page>
	);
}

interface FormularProps {
	sitzung: Sitzung;
	suche: Supportsuche;
	onGesendet: () => void;
}

function Formular({ sitzung, suche, onGesendet }: FormularProps) {
	const { data: info } = useQuery(infoQuery);
	// As of opening the page: what is shown is what is sent.
	const [umstaende] = useState(() => ({
		seite: suche.seite ?? null,
		browser: navigator.userAgent.slice(0, BROWSER_ZEICHEN),
		aktionen: [...letzteAktionen()],
	}));
	const form = useForm<Anfrage>({
		initialValues: { betreff: '', nachricht: '', fehlerId: suche.fehler ?? '', anhang: null },
		validate: { betreff: pflicht, nachricht: pflicht },
	});
	const frage = useCommand({
		run: ({ fehlerId, anhang, ...angaben }: Anfrage, idempotencyKey) => {
			const genannt = { fehlerId: fehlerId.trim().toUpperCase() || null, anhang: anhang?.uploadID ?? null };
			return call('POST /v1/support', { body: { ...angaben, ...genannt, ...umstaende }, idempotencyKey });
		},
		onDone: onGesendet,
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = frage;
	return (
		<Form gap={16} onSubmit={form.onSubmit(frage.execute)}>
			<UnsavedChangesGuard dirty={form.isDirty() && !frage.isRunning} />
			<Text>
				{T.text} {T.erst} <TextLink to="/admin/faq">{T.hilfe}</TextLink>.
			</Text>
			{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
			<TextField required label={T.betreff} maxLength={150} {...form.getInputProps('betreff')} />
			<TextAreaField
				required
				label={T.nachricht}
				description={T.nachrichtHilfe}
				autosize
				minRows={6}
				maxRows={16}
				maxLength={5000}
				{...form.getInputProps('nachricht')}
			/>
			<TextField
				label={T.fehlerId}
				description={T.fehlerIdHilfe}
				maxLength={12}
				w={360}
				{...form.getInputProps('fehlerId')}
			/>
			<DateiFeld
				label={T.anhang}
				description={T.anhangHilfe}
				maxMB={SUPPORT_MB}
				value={form.values.anhang}
				error={form.errors.anhang}
				onChange={(anhang) => form.setFieldValue('anhang', anhang)}
			/>
			<Section title={T.wirdGesendet} as="h2" size="sm" ruled>
				<Text variant="secondary" py={8}>
					{T.wirdGesendetText}
				</Text>
				<ul className={css.umstaende}>
					{info &&
						umstandszeilen({ ...umstaende, version: info.version, rolle: sitzung.rolle }).map((zeile) => (
							<li key={zeile}>{zeile}</li>
						))}
				</ul>
			</Section>
			<div>
				<Button variant="primary" type="submit" loading={frage.isRunning}>
					{T.senden}
				</Button>
			</div>
		</Form>
	);
}
