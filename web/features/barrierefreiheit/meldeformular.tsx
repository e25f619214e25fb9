import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { antwortfrist } from '#domain/barrierefreiheit/frist.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ERKLAERUNG } from '../../texte/barrierefreiheit.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { infoQuery } from '../portal/portal.ts';

const T = ERKLAERUNG.formular;

/** `webseite`: seen by programs only, which fill in whatever there is. */
const LEER = { text: '', seite: '', name: '', email: '', webseite: '' };
type Angaben = typeof LEER;

/** Whoever met a barrier says so here, by name or without. A few fields need none of what larger forms are made with. */
export function Meldeformular({ seite = '' }: { seite: string | undefined }) {
	const [angaben, setAngaben] = useState<Angaben>({ ...LEER, seite });
	const [maengel, setMaengel] = useState<Readonly<Record<string, string>>>({});
	const [istGesendet, setGesendet] = useState(false);
	const ueberschrift = useRef<HTMLHeadingElement>(null);
	const textfeld = useRef<HTMLTextAreaElement>(null);
	const { data: info } = useQuery(infoQuery);
	const senden = useCommand({
		run: (body: Angaben, idempotencyKey) => call('POST /v1/barrierefreiheit/meldungen', { body, idempotencyKey }),
		onDone: () => setGesendet(true),
		onRefused: (fehler) => setMaengel(feldFehler(fehler)),
	});
	// The address may lead here before there is a form.
	useEffect(() => {
		if (window.location.hash === '#melden') ueberschrift.current?.scrollIntoView();
	}, []);
	useEffect(() => {
		if (istGesendet) ueberschrift.current?.focus();
	}, [istGesendet]);
	const feld = (name: keyof Angaben) => ({
		value: angaben[name],
		error: maengel[name],
		onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
			setAngaben((bisher) => ({ ...bisher, [name]: value }));
			setMaengel(({ [name]: _, ...andere }) => andere);
		},
	});
	const sende = (event: FormEvent) => {
		event.preventDefault();
		if (angaben.text.trim()) return senden.execute(angaben);
		setMaengel({ text: T.pflicht });
		textfeld.current?.focus();
	};
	const { error } = senden;
	return (
		<section aria-labelledby="melden">
			<Title order={3} id="melden" ref={ueberschrift} tabIndex={-1} mb={8}>
				{istGesendet ? T.gesendet : T.titel}
			</Title>
			{istGesendet ? (
				<p role="status">{info && T.gesendetText(formatDatum(antwortfrist(info.heute)))}</p>
			) : (
				<Form gap={16} onSubmit={sende}>
					<UnsavedChangesGuard dirty={angaben.text.trim() !== '' && !senden.isRunning} />
					{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
					<TextAreaField
						required
						size="md"
						label={T.text}
						description={T.textHilfe}
						rows={6}
						maxLength={4000}
						ref={textfeld}
						{...feld('text')}
					/>
					<TextField size="md" label={`${T.seite} ${T.freiwillig}`} maxLength={200} {...feld('seite')} />
					<TextField
						size="md"
						label={`${T.name} ${T.freiwillig}`}
						autoComplete="name"
						maxLength={100}
						{...feld('name')}
					/>
					<TextField
						size="md"
						type="email"
						label={`${T.email} ${T.freiwillig}`}
						description={T.emailHilfe}
						autoComplete="email"
						maxLength={200}
						{...feld('email')}
					/>
					<label hidden>
						{T.falle}
						<input
							name="webseite"
							tabIndex={-1}
							autoComplete="off"
							value={angaben.webseite}
							onChange={feld('webseite').onChange}
						/>
					</label>
					<p>{T.speicherung}</p>
					<div>
						<Button variant="primary" size="xl" type="submit" loading={senden.isRunning}>
							{T.senden}
						</Button>
					</div>
				</Form>
			)}
		</section>
	);
}
