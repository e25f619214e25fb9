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
					<div className={css.versionen}>
						{ausgaben.map((ausgabe) => (
							<Version key={ausgabe.version} ausgabe={ausgabe} />
						))}
					</div>
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
				<time dateTime={time} className={css.zeit}>
					{time.length > 'JJJJ-MM'.length ? formatDatum(time) : monatsname(time)}
				</time>
			</div>
			<ul className={css.liste}>
				{notes.map((note) => (
					<Eintrag key={note.title} note={note} />
				))}
			</ul>
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
				<h3 className={css.titel}>{title}</h3>
				<p className={css.text}>{description}</p>
			</div>
		</li>
	);
}
