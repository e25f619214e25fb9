import { Text } from '@mantine/core';
import { useState } from 'react';
import { HILFEARTIKEL, HILFEGRUPPEN, type Hilfegruppe } from '#domain/hilfe/artikel.ts';
import type { Rolle } from '#domain/rollen.ts';
import { FAQ } from '../../texte/faq.ts';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { artikeltext, lesetext } from './artikeltexte.ts';
import css from './faq.module.css';

const T = FAQ.dokumentation;
type Fuer = keyof typeof T.rollen;

const EIGENE: Readonly<Record<Rolle, Fuer>> = {
	FREIWILLIGER: 'FREIWILLIGE',
	MA_VEREIN: 'EINSATZSTELLE',
	MA_VERWALTUNG: 'TRAEGER',
	ADMIN: 'ALLE',
	SYSTEMADMIN: 'ALLE',
};
const AUSWAHL = Object.entries(T.rollen).map(([value, label]) => ({ value: value as Fuer, label }));
const gruppen = Object.keys(HILFEGRUPPEN) as Hilfegruppe[];

/** The table of contents: all articles by task, first those for the reader's own role. */
export function DocsPage({ rolle }: { rolle: Rolle }) {
	const [fuer, setFuer] = useState(EIGENE[rolle]);
	usePageHead({ title: T.titel });
	const dabei = HILFEARTIKEL.filter((artikel) => fuer === 'ALLE' || artikel.fuer.includes(fuer));
	return (
		<Page>
			<PageTitle title={T.titel} actions={<Pills label={T.fuer} value={fuer} onChange={setFuer} options={AUSWAHL} />} />
			<Text variant="secondary" pb={8}>
				{T.text}
			</Text>
			<div className={css.themen}>
				{gruppen.map((gruppe) => {
					const darin = dabei.filter((artikel) => artikel.gruppe === gruppe);
					if (darin.length === 0) return null;
					return (
						<Section key={gruppe} title={HILFEGRUPPEN[gruppe]} count={darin.length} ruled>
							<ul>
								{darin.map(({ slug, titel }) => (
									<li key={slug} className={css.thema}>
										<TextLink to="/admin/faq" search={{ a: slug }}>
											{titel}
										</TextLink>
										<Text variant="secondary">{ersterSatz(slug)}</Text>
									</li>
								))}
							</ul>
						</Section>
					);
				})}
			</div>
		</Page>
	);
}

/** What it is about, in the article's own words. */
const ersterSatz = (slug: string): string => /^[^.?!]*[.?!]/.exec(lesetext(artikeltext(slug)?.text ?? ''))?.[0] ?? '';
