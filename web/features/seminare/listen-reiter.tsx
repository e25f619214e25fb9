import { Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { call } from '../../client/call.ts';
import { LISTEN as T, UNTERSCHRIEBEN } from '../../texte/seminare/seminarlisten.ts';
import { Section } from '../../ui/layout/page.tsx';
import css from './listen-reiter.module.css';
import { Papier, Teilnehmerdatei, Teilnehmerliste } from './papier.tsx';
import { useSeminar } from './seminar-kontext.tsx';
import { UnterschriebeneListe } from './unterschriebene-liste.tsx';

/** What is printed for a seminar, and the list that came back signed. A site has lists of its own volunteers. */
export function ListenReiter() {
	const { seminar, heute, istTraeger } = useSeminar();
	const { id, teilnehmende } = seminar;
	const params = { id };
	const dabei = teilnehmende.filter(({ stand }) => stand === 'ANGEMELDET').length;
	return (
		<Stack gap={32}>
			<Section title={T.ausgeben} ruled>
				<Text variant="secondary" pt={8}>
					{[T.ausgebenText(dabei), !istTraeger && T.nurEigene].filter(Boolean).join(' ')}
				</Text>
				<ul className={css.papiere}>
					<Zeile text={T.teilnehmerlisteText}>
						{(text) => <Teilnehmerliste seminarID={id} heute={heute} aria-describedby={text} />}
					</Zeile>
					<Zeile text={`${T.excelText} ${T.excelEinsicht}`}>
						{(text) => <Teilnehmerdatei seminarID={id} heute={heute} aria-describedby={text} />}
					</Zeile>
					{istTraeger && (
						<>
							<Zeile text={T.namensschilderText}>
								{(text) => (
									<Papier
										art="pdf"
										name="namensschilder"
										heute={heute}
										hole={() => call('GET /v1/seminar/{id}/namensschilder', { params })}
										aria-describedby={text}
									>
										{T.namensschilder}
									</Papier>
								)}
							</Zeile>
							<Zeile text={T.bescheinigungenText}>
								{(text) => (
									<Papier
										art="pdf"
										name="teilnahmebescheinigungen"
										heute={heute}
										hole={() => call('GET /v1/seminar/{id}/teilnahmebescheinigungen', { params })}
										aria-describedby={text}
									>
										{T.bescheinigungen}
									</Papier>
								)}
							</Zeile>
						</>
					)}
				</ul>
			</Section>
			{istTraeger && (
				<Section title={UNTERSCHRIEBEN.titel} ruled>
					<div className={css.unterschrieben}>
						<UnterschriebeneListe seminarID={id} />
					</div>
				</Section>
			)}
		</Stack>
	);
}

/** A button, and beside it what comes of it. */
function Zeile({ text, children }: { text: string; children: (textID: string) => ReactNode }) {
	const id = useId();
	return (
		<li>
			{children(id)}
			<Text component="span" id={id} variant="secondary">
				{text}
			</Text>
		</li>
	);
}
