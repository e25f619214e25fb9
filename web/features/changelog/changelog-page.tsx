import { Flex, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { CHANGELOG } from '../../texte/changelog.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { type Ausgabe, type Neuerung, neuerungenQuery } from '../portal/neuerungen.ts';
import { usePageHead } from '../portal/page-head.ts';
import css from './changelog.module.css';

/** What came with each version, newest first. */
export function ChangelogPage() {
	const query = useQuery(neuerungenQuery);
	usePageHead({ title: CHANGELOG.titel });
	return (
		<Page>
			<PageTitle title={CHANGELOG.titel} />
			<Geladen query={query} lines={5} empty={<EmptyState text={CHANGELOG.leer} />}>
				{(ausgaben) => (
					<Stack gap={32} pt={8} pb={32} maw={760}>
						{ausgaben.map((ausgabe) => (
							<Version key={ausgabe.version} ausgabe={ausgabe} />
						))}
					</Stack>
				)}
			</Geladen>
		</Page>
	);
}

function Version({ ausgabe: { version, time, notes } }: { ausgabe: Ausgabe }) {
	return (
		<section id={`v${version}`}>
			<div className={css.kopf}>
				<h2 className={css.nummer}>
					{/* To be quoted; and the keyboard gets into a page that has nothing else to stop at. */}
					<a href={`#v${version}`}>{CHANGELOG.version(version)}</a>
				</h2>
				<Text dateTime={time} className="tabular" component="time" variant="muted">
					{time.length > 'JJJJ-MM'.length ? formatDatum(time) : monatsname(time)}
				</Text>
			</div>
			<Flex component="ul" direction="column">
				{notes.map((note) => (
					<Eintrag key={note.title} note={note} />
				))}
			</Flex>
		</section>
	);
}

function Eintrag({ note: { type, title, description } }: { note: Neuerung }) {
	return (
		<li className={css.eintrag}>
			<span className={css.marke} data-art={type}>
				{CHANGELOG.marke[type]}
			</span>
			<div>
				<Title order={3}>{title}</Title>
				<Text variant="lead" mt={2} maw="72ch">
					{description}
				</Text>
			</div>
		</li>
	);
}
