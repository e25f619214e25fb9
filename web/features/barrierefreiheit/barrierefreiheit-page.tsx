import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDatum } from '#domain/format/datum.ts';
import { basePath } from '../../client/call.ts';
import { ERKLAERUNG as T } from '../../texte/barrierefreiheit.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { OuterLink, TextLink } from '../../ui/text-link.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { usePageHead } from '../portal/page-head.ts';
import css from './barrierefreiheit.module.css';
import { Inhalte } from './inhalte.tsx';
import { Meldeformular } from './meldeformular.tsx';
import { type Erklaerung, erklaerungQuery } from './queries.ts';

/** The accessibility statement (BITV 2.0 § 7, BGG § 12b), and the form to answer it. */
export function BarrierefreiheitPage({ seite }: { seite: string | undefined }) {
	const query = useQuery(erklaerungQuery);
	usePageHead({ title: T.titel });
	return (
		<PublicFrame>
			<article className={css.seite}>
				<Title order={1} fz={24} lh="32px" fw={650}>
					{T.titel}
				</Title>
				<Geladen query={query} lines={12}>
					{(erklaerung) => <Inhalt erklaerung={erklaerung} seite={seite} />}
				</Geladen>
				<p>
					<TextLink to="/">{T.zurueck}</TextLink>
				</p>
			</article>
		</PublicFrame>
	);
}

function Inhalt({ erklaerung, seite }: { erklaerung: Erklaerung; seite: string | undefined }) {
	const { traeger, geltungsbereich, bindung, standard, vereinbarkeit, bewertung, darueberHinaus, kontakt } = erklaerung;
	return (
		<>
			<p>{T.bindung[bindung](traeger)}</p>
			<p>
				{T.gilt} <span className={css.adresse}>{geltungsbereich}</span>.
			</p>
			<Title order={2}>{T.stand}</Title>
			<p>{T.vereinbarkeit[vereinbarkeit](standard)}</p>
			<Inhalte erklaerung={erklaerung} />
			<Title order={2}>{T.erstellung}</Title>
			{bewertung.istVeraltet && (
				<p>
					<b>{T.veraltet}</b>
				</p>
			)}
			<p>
				{T.erstellt(formatDatum(bewertung.am), bewertung.version)} {T.bewerter}
			</p>
			<p>{T.geprueft(bewertung.seiten, bewertung.werkzeug)}</p>
			<ul className={css.liste}>
				{bewertung.ergebnisse.map(({ art, was, faelle, bestanden }) => (
					<li key={art}>
						{was}: <b>{T.ergebnis(bestanden, faelle)}</b>
					</li>
				))}
			</ul>
			<p>{T.jaehrlich}</p>
			<Title order={2}>{T.darueberHinaus}</Title>
			<ul className={css.liste}>
				{darueberHinaus.map((eines) => (
					<li key={eines}>{eines}</li>
				))}
			</ul>
			<Title order={2}>{T.kontakt}</Title>
			<p>{T.kontaktText}</p>
			{kontakt.email && (
				<p>
					{T.perMail} {kontakt.name}: <OuterLink href={`mailto:${kontakt.email}`}>{kontakt.email}</OuterLink>
				</p>
			)}
			<Meldeformular seite={seite} />
			<Durchsetzung erklaerung={erklaerung} />
			<p>
				<OuterLink href={`${basePath()}/v1/barrierefreiheit`} rel="alternate" type="application/json">
					{T.alsDaten}
				</OuterLink>
			</p>
		</>
	);
}

/** The way to enforce it, with the body the tenant names (BGG § 12b Abs. 2 Nr. 3). */
function Durchsetzung({ erklaerung: { bindung, durchsetzungsstelle: stelle } }: { erklaerung: Erklaerung }) {
	const istFreiwillig = bindung === 'FREIWILLIG';
	return (
		<>
			<Title order={2}>{T.durchsetzung}</Title>
			<p>{T.verfahren[bindung]}</p>
			{stelle && istFreiwillig && <p>{T.freiwilligeStelle}</p>}
			{stelle ? (
				<address className={css.stelle}>
					<b>{stelle.name}</b>
					{stelle.anschrift && <span className={css.anschrift}>{stelle.anschrift}</span>}
					{stelle.email && <OuterLink href={`mailto:${stelle.email}`}>{stelle.email}</OuterLink>}
					{stelle.link && <OuterLink href={stelle.link}>{stelle.link}</OuterLink>}
				</address>
			) : (
				!istFreiwillig && <p>{T.keineStelle}</p>
			)}
		</>
	);
}
