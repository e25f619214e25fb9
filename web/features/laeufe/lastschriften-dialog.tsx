import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { istBanktag } from '#domain/geld/sepa/banktag.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { EINZUG as T } from '../../texte/geld/einzug.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Einzug, einzugQuery, type Lauf } from './queries.ts';

interface LastschriftenDialogProps {
	lauf: Lauf;
	onClose: () => void;
}

/** Who is debited on which day, who is told of it, and who isn't in the file: asked before anything leaves. */
export function LastschriftenDialog({ lauf, onClose }: LastschriftenDialogProps) {
	const query = useQuery(einzugQuery(lauf.id));
	if (query.data?.lastschriften.length) return <Abbuchung lauf={lauf} einzug={query.data} onClose={onClose} />;
	return (
		<Dialog opened title={T.titel} onClose={onClose}>
			<Geladen query={query}>{(einzug) => <OhneAbbuchung lauf={lauf} einzug={einzug} onClose={onClose} />}</Geladen>
		</Dialog>
	);
}

interface MitEinzug extends LastschriftenDialogProps {
	einzug: Einzug;
}

function Abbuchung({ lauf, einzug, onClose }: MitEinzug) {
	const { id, art, von, nr } = lauf;
	const { angekuendigt, fruehestens, lastschriften } = einzug;
	const formular = useFormular<{ faelligkeit: string | null }, unknown>({
		initialValues: { faelligkeit: angekuendigt ?? fruehestens },
		labels: { faelligkeit: T.faelligkeit },
		run: ({ faelligkeit }, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/lastschriftdatei', {
				params: { id },
				body: { faelligkeit },
				idempotencyKey,
				timeoutMs: 120_000,
			}),
		invalidates: betroffen,
		meldung: angekuendigt ? T.wiederGeholt : T.geholt,
		onDone: (datei) => {
			ladeHerunter(T.dateiname(art, von, nr), datei as Blob);
			onClose();
		},
	});
	return (
		<FormularDialog formular={formular} titel={T.titel} verb={angekuendigt ? T.nochmal : T.verb} onClose={onClose}>
			<Text variant="secondary">{T.text}</Text>
			<Text fw={600}>{T.summe(LAEUFE.euro(einzug.summe), lastschriften.length)}</Text>
			{angekuendigt ? (
				<Text>{T.angekuendigt(angekuendigt)}</Text>
			) : (
				<>
					<DateField
						required
						label={T.faelligkeit}
						description={T.faelligkeitHilfe(fruehestens)}
						minDate={fruehestens}
						getDayProps={(tag) => ({ disabled: !istBanktag(tag) })}
						{...formular.feld('faelligkeit')}
					/>
					<Ankuendigung einzug={einzug} />
				</>
			)}
			<Saetze titel={T.ohne(einzug.ohneLastschrift.length)} saetze={einzug.ohneLastschrift} />
		</FormularDialog>
	);
}

/** To whom mails go, before they do. */
function Ankuendigung({ einzug: { lastschriften, wirdAngekuendigt } }: { einzug: Einzug }) {
	if (!wirdAngekuendigt) return <Text>{T.keineMails}</Text>;
	const erreichte = lastschriften.filter(({ empfaenger }) => empfaenger.length > 0);
	const mails = erreichte.reduce((summe, { empfaenger }) => summe + empfaenger.length, 0);
	const stumme = lastschriften.filter(({ empfaenger }) => empfaenger.length === 0);
	return (
		<>
			{mails === 0 && <Text>{T.mails(0)}</Text>}
			<Saetze
				titel={T.mails(mails)}
				saetze={erreichte.map(
					({ einsatzstelle, betrag, vortrag, empfaenger }) =>
						`${einsatzstelle}, ${LAEUFE.euro(betrag)}${vortrag ? ` (${T.vortrag(LAEUFE.euro(-vortrag))})` : ''}: ${empfaenger.join(', ')}`,
				)}
			/>
			<Saetze
				titel={T.unerreichbar(stumme.length)}
				saetze={stumme.map(({ einsatzstelle, betrag }) => `${einsatzstelle}, ${LAEUFE.euro(betrag)}`)}
			/>
		</>
	);
}

function OhneAbbuchung({ lauf: { id }, einzug, onClose }: MitEinzug) {
	const vormerken = useBefehl<null>({
		run: (_, idempotencyKey) => call('POST /v1/exporte/laeufe/{id}/vormerkung', { params: { id }, idempotencyKey }),
		invalidates: betroffen,
		meldung: T.vorgemerkt,
		onDone: onClose,
	});
	return (
		<Stack gap={12}>
			<Text>{T.niemand}</Text>
			<Saetze titel={T.ohne(einzug.ohneLastschrift.length)} saetze={einzug.ohneLastschrift} />
			{einzug.vorzumerken > 0 && (
				<>
					<Text>{T.vormerkenText(LAEUFE.euro(einzug.vorzumerken))}</Text>
					<Button variant="primary" loading={vormerken.isRunning} onClick={() => vormerken.execute(null)}>
						{T.vormerken}
					</Button>
				</>
			)}
		</Stack>
	);
}

const HOECHSTENS = 12;

function Saetze({ titel, saetze }: { titel: string; saetze: readonly string[] }) {
	if (saetze.length === 0) return null;
	return (
		<Stack gap={4}>
			<Text fw={600}>{titel}</Text>
			<List size="sm">
				{saetze.slice(0, HOECHSTENS).map((satz) => (
					<List.Item key={satz}>{satz}</List.Item>
				))}
				{saetze.length > HOECHSTENS && <List.Item>{T.weitere(saetze.length - HOECHSTENS)}</List.Item>}
			</List>
		</Stack>
	);
}
