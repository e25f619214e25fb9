import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { GESENDET as T } from '../../../texte/akte/akte-verlauf.ts';
import { POSTAUSGANG } from '../../../texte/verwaltung/mailvorlagen.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { empfaengerwort } from '../../mails/spalten.tsx';
import { type Aktenmail, aktenmailQuery } from '../queries.ts';
import css from './verlauf.module.css';

interface GesendetDialogProps {
	freiwilligerID: string;
	mails: readonly Aktenmail[];
	onClose: () => void;
}

/** Which mails an act sent, or all of the file: to whom, when, how far they came, and how they read. */
export function GesendetDialog({ freiwilligerID, mails, onClose }: GesendetDialogProps) {
	const [einzige, ...weitere] = mails;
	const [offen, setOffen] = useState(einzige && weitere.length === 0 ? einzige.id : null);
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.titel}
			subtitle={T.anzahl(mails.length, mails.filter(wartet).length)}
			width={680}
			cancel={null}
		>
			{mails.length === 0 ? (
				T.keine
			) : (
				<Stack component="ul" gap={16}>
					{mails.map((mail) => (
						<li key={mail.id}>
							<Group justify="space-between" wrap="nowrap" align="flex-start">
								<div>
									<b>{mail.bezeichnung}</b>
									<Text variant="secondary">{angaben(mail)}</Text>
								</div>
								{mail.isAufbewahrt ? (
									<TextButton
										aria-expanded={offen === mail.id}
										aria-label={`${T.text}: ${mail.bezeichnung}, ${wer(mail)}`}
										onClick={() => setOffen(offen === mail.id ? null : mail.id)}
									>
										{offen === mail.id ? T.zuklappen : T.text}
									</TextButton>
								) : (
									// What never left has no text, and its state says so.
									mail.gesendetAm && <Text variant="muted">{T.nichtMehr}</Text>
								)}
							</Group>
							{offen === mail.id && mail.isAufbewahrt && <Inhalt freiwilligerID={freiwilligerID} id={mail.id} />}
						</li>
					))}
				</Stack>
			)}
		</Dialog>
	);
}

const wer = ({ an, empfaenger }: Aktenmail): string => an ?? empfaengerwort(empfaenger) ?? '';

const wartet = ({ status }: Aktenmail): boolean => status === 'queued' || status === 'sending';

const angaben = (mail: Aktenmail): string => `${T.an(wer(mail))} · ${standwort(mail)}`;

function standwort(mail: Aktenmail): string {
	const erstellt = formatDatumUhrzeit(mail.erstelltAm);
	if (mail.status === 'sent') return T.stand.gesendet(formatDatumUhrzeit(mail.gesendetAm ?? mail.erstelltAm));
	return wartet(mail) ? T.stand.wartet(erstellt) : T.stand.sonst(POSTAUSGANG.stand[mail.status], erstellt);
}

function Inhalt({ freiwilligerID, id }: { freiwilligerID: string; id: string }) {
	const query = useQuery(aktenmailQuery(freiwilligerID, id));
	return (
		<Geladen query={query} lines={4}>
			{({ betreff, text, anhaenge }) => (
				<section aria-label={betreff} className={css.mail}>
					<b>{betreff}</b>
					<pre>{text}</pre>
					{anhaenge.length > 0 && <Text variant="secondary">{T.anhaenge(anhaenge.join(', '))}</Text>}
					<Text variant="hint">{T.ohneLinks}</Text>
				</section>
			)}
		</Geladen>
	);
}
