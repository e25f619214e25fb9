import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { MENUE } from '../../texte/menue.ts';
import { POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { grundwort } from './grund.ts';
import { MailAktionen } from './mail-aktionen.tsx';
import css from './mail-page.module.css';
import { type Mailinhalt, mailQuery } from './queries.ts';
import { eingriffssatz, empfaengerwort } from './spalten.tsx';

const CRUMBS = [
	{ label: MENUE.gruppen.system },
	{ label: POSTAUSGANG.titel, link: { to: '/admin/system/postausgang' } },
] as const;

/** One mail as its recipient would see it. */
export function MailPage({ id }: { id: string }) {
	const query = useQuery(mailQuery(id));
	const { data } = query;
	const titel = data?.betreff || data?.bezeichnung || POSTAUSGANG.ohneBetreff;
	usePageHead({ title: data ? titel : POSTAUSGANG.titel, crumbs: CRUMBS });
	return (
		<Page>
			<Geladen query={query}>
				{(data) => (
					<>
						<PageTitle title={titel} actions={<MailAktionen mail={data} />} />
						<KeyFacts facts={angaben(data)} />
						{data.eingriffe.length > 0 && (
							<Text component="ul" variant="secondary" pt={12} aria-label={POSTAUSGANG.vonHand}>
								{data.eingriffe.map((eingriff) => (
									<li key={`${eingriff.was} ${eingriff.am}`}>{eingriffssatz(eingriff)}</li>
								))}
							</Text>
						)}
						{data.inhalt ? (
							<Inhalt {...data.inhalt} titel={titel} />
						) : (
							<Box pt={16}>
								<EmptyState
									title={POSTAUSGANG.stand[data.status]}
									text={data.faelligAb ? POSTAUSGANG.nochOhneInhalt : POSTAUSGANG.ohneInhalt}
								/>
							</Box>
						)}
					</>
				)}
			</Geladen>
		</Page>
	);
}

function angaben(mail: Mailinhalt) {
	const { an, inhalt, erstelltAm, gesendetAm, faelligAb, bezeichnung, status, versuch, fehler, empfaenger } = mail;
	const alle = [
		[POSTAUSGANG.spalte.an, an],
		[POSTAUSGANG.von, inhalt?.von],
		[POSTAUSGANG.spalte.zeit, formatDatumUhrzeit(erstelltAm)],
		[POSTAUSGANG.gesendet, formatDatumUhrzeit(gesendetAm)],
		[POSTAUSGANG.spalte.status, POSTAUSGANG.stand[status]],
		[POSTAUSGANG.naechster, formatDatumUhrzeit(faelligAb)],
		[POSTAUSGANG.spalte.anlass, bezeichnung],
		[POSTAUSGANG.empfaengerart, empfaengerwort(empfaenger)],
		[POSTAUSGANG.versuche, versuch > 1 ? String(versuch) : null],
		[POSTAUSGANG.fehler, fehler && grundwort(fehler)],
	] as const;
	return alle.flatMap(([label, value]) => (value ? { label, value } : []));
}

function Inhalt({ text, html, titel }: { text: string; html: string; titel: string }) {
	const [ansicht, setAnsicht] = useState<'html' | 'text'>('html');
	return (
		<Stack gap={12} pt={16} maw={960} flex={1}>
			<div>
				<Segments
					label={POSTAUSGANG.darstellung}
					value={ansicht}
					onChange={setAnsicht}
					options={[
						{ value: 'html', label: POSTAUSGANG.formatiert },
						{ value: 'text', label: POSTAUSGANG.text },
					]}
				/>
			</div>
			{ansicht === 'html' ? (
				// Without scripts and without this page's origin; links open beside it.
				<iframe
					className={css.rahmen}
					title={titel}
					sandbox="allow-popups allow-popups-to-escape-sandbox"
					srcDoc={`<base target="_blank">${html}`}
				/>
			) : (
				<pre className={css.text}>{text}</pre>
			)}
		</Stack>
	);
}
