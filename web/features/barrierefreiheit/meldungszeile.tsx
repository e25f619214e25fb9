import { Group, Stack, Text, Title } from '@mantine/core';
import { meldungslage } from '#domain/barrierefreiheit/frist.ts';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { BARRIEREMELDUNGEN as T } from '../../texte/verwaltung/barrieremeldungen.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import css from './barrierefreiheit.module.css';
import type { Meldung } from './queries.ts';

interface MeldungszeileProps {
	meldung: Meldung;
	heute: string;
	onAntwort: () => void;
	onLoeschen: () => void;
}

/** One message: its state, since when and until when, its words and the answer. */
export function Meldungszeile({ meldung, heute, onAntwort, onLoeschen }: MeldungszeileProps) {
	const { nummer, text, seite, name, email, eingegangenAm, frist, beantwortetAm, beantwortetVon, antwort } = meldung;
	const titel = T.nummer(nummer);
	const seit = T.seit(tageZwischen(tagInBerlin(eingegangenAm), heute));
	const wann = beantwortetAm
		? T.beantwortetAm(formatDatum(tagInBerlin(beantwortetAm)), beantwortetVon?.name ?? null)
		: `${seit}, ${T.bis(formatDatum(frist))}`;
	return (
		<Stack component="li" gap={8} py={16}>
			<Group gap={12}>
				<Title order={3}>{titel}</Title>
				<Tag>{T.lage[meldungslage(frist, beantwortetAm, heute)]}</Tag>
				<Text variant="secondary">{wann}</Text>
			</Group>
			<p className={css.nachricht}>{text}</p>
			<Text variant="secondary">
				{T.von}: {[name, email].filter(Boolean).join(', ') || T.ohneNamen}
				{seite && ` · ${T.seite}: ${seite}`}
			</Text>
			{antwort && (
				<p className={css.nachricht}>
					<b>{T.antwort}:</b> {antwort}
				</p>
			)}
			<Group gap={8}>
				{!beantwortetAm && (
					<Button size="sm" variant="primary" onClick={onAntwort} aria-label={`${titel}: ${T.antworten}`}>
						{T.antworten}
					</Button>
				)}
				<Button size="sm" onClick={onLoeschen} aria-label={`${titel}: ${T.loeschen}`}>
					{T.loeschen}
				</Button>
			</Group>
		</Stack>
	);
}
