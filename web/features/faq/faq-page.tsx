import { Group, Stack, Text, Title } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { artikelMit, HILFEARTIKEL, HILFEGRUPPEN, type Hilfegruppe } from '#domain/hilfe/artikel.ts';
import { FAQ as T } from '../../texte/faq.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Span } from '../../ui/span.ts';
import { SearchField } from '../../ui/table/filter-bar.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type Artikeltext, artikeltext, findeArtikel } from './artikeltexte.ts';
import css from './faq.module.css';
import { Markdown } from './markdown.tsx';
import type { Faqsuche } from './suche.ts';

const CRUMBS = [{ label: T.titel, link: { to: '/admin/faq' } }] as const;

/** The help: contents and search at the left, an article in the middle, what belongs to it at the right (mockup 74). */
export function FaqPage({ a }: Faqsuche) {
	const artikel = a === undefined ? undefined : artikeltext(a);
	usePageHead(artikel ? { title: artikel.titel, crumbs: CRUMBS } : { title: T.fragen });
	return (
		<div className={css.seite}>
			<Inhalt offen={artikel?.slug} />
			{artikel ? (
				<>
					<article className={css.artikel}>
						<Artikel artikel={artikel} />
					</article>
					<Beiseite key={artikel.slug} artikel={artikel} />
				</>
			) : (
				<div className={css.artikel}>
					<Fragen isUnbekannt={a !== undefined} />
				</div>
			)}
		</div>
	);
}

const gruppen = Object.keys(HILFEGRUPPEN) as Hilfegruppe[];

function Inhalt({ offen }: { offen: string | undefined }) {
	const [suche, setSuche] = useState('');
	const gefunden = findeArtikel(suche);
	return (
		<nav className={css.inhalt} aria-label={T.inhalt}>
			<search>
				<SearchField value={suche} onChange={setSuche} placeholder={T.suche} width="100%" size="md" />
				<p role="status" className={css.treffer}>
					{suche.trim() && T.treffer(gefunden.length)}
				</p>
			</search>
			{gefunden.length === 0 && <EmptyState plain text={T.keineTreffer(suche.trim())} />}
			{gruppen.map((gruppe) => (
				<Gruppe key={gruppe} gruppe={gruppe} artikel={gefunden} offen={offen} />
			))}
		</nav>
	);
}

interface GruppeProps {
	gruppe: Hilfegruppe;
	artikel: readonly Artikeltext[];
	offen: string | undefined;
}

function Gruppe({ gruppe, artikel, offen }: GruppeProps) {
	const darin = artikel.filter((einer) => einer.gruppe === gruppe);
	if (darin.length === 0) return null;
	return (
		<>
			<h2 className={css.gruppe}>{HILFEGRUPPEN[gruppe]}</h2>
			<ul>
				{darin.map(({ slug, titel }) => (
					<li key={slug}>
						<Link
							to="/admin/faq"
							search={{ a: slug }}
							className={css.eintrag}
							aria-current={slug === offen ? 'page' : undefined}
						>
							{titel}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

function Artikel({ artikel: { titel, gruppe, regeln, text } }: { artikel: Artikeltext }) {
	return (
		<>
			<Group gap={8} wrap="wrap">
				<Span variant="muted">{HILFEGRUPPEN[gruppe]}</Span>
				{regeln.map((code) => (
					<span key={code} className={css.regel}>
						{T.regel(code)}
					</span>
				))}
			</Group>
			<Title order={1} fz={26} lh="34px" fw={650} lts="-0.02em">
				{titel}
			</Title>
			<div className={css.text}>
				<Markdown text={text} />
			</div>
		</>
	);
}

function Beiseite({ artikel: { slug, verwandt } }: { artikel: Artikeltext }) {
	const kopiere = () =>
		navigator.clipboard
			.writeText(new URL(`/admin/faq?a=${slug}`, window.location.origin).href)
			.then(() => toast.success(UI.kopiert))
			// Where the browser doesn't let a page write to the clipboard, the address line has it too.
			.catch(() => toast.error(T.nichtKopiert));
	return (
		<aside className={css.beiseite} aria-label={T.beiseite} data-print="hide">
			<Stack gap={8}>
				<Button icon={IconPrinter} onClick={() => window.print()}>
					{T.drucken}
				</Button>
				<Button icon={IconLink} onClick={kopiere}>
					{T.linkKopieren}
				</Button>
			</Stack>
			{verwandt.length > 0 && (
				<section>
					<h2 className={css.nebentitel}>{T.verwandt}</h2>
					<Artikelliste slugs={verwandt} />
				</section>
			)}
			<section>
				<h2 className={css.nebentitel}>{T.nichtGeholfen}</h2>
				<TextLink to="/admin/support">{T.support}</TextLink>
			</section>
		</aside>
	);
}

const Artikelliste = ({ slugs }: { slugs: readonly string[] }) => (
	<ul className={css.liste}>
		{slugs.map((slug) => (
			<li key={slug}>
				<TextLink to="/admin/faq" search={{ a: slug }}>
					{artikelMit(slug)?.titel}
				</TextLink>
			</li>
		))}
	</ul>
);

/** Those asked for by somebody who is held up come first. */
const HAEUFIG = HILFEARTIKEL.filter(({ titel }) => titel.endsWith('?')).map(({ slug }) => slug);

function Fragen({ isUnbekannt }: { isUnbekannt: boolean }) {
	return (
		<Stack gap={16}>
			{isUnbekannt && <ErrorBox text={T.unbekannt} />}
			<Title order={1}>{T.fragen}</Title>
			<Text size="lg">
				{T.fragenText} <TextLink to="/admin/docs">{T.dokumentation.titel}</TextLink>.
			</Text>
			<Artikelliste slugs={HAEUFIG} />
		</Stack>
	);
}
