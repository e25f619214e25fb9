import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { MAILS } from '../../texte/listen.ts';
import { SHELL } from '../../texte/shell.ts';
import { KeyFacts } from '../../ui/file-header.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { Segments } from '../../ui/tabs.tsx';
import { usePageHead } from '../shell/page-head.ts';
import css from './mail-page.module.css';
import { type Mailinhalt, mailQuery } from './queries.ts';

const CRUMBS = [{ label: SHELL.gruppen.system }, { label: MAILS.titel, link: { to: '/admin/system/mails' } }] as const;

/** One mail as its recipient would see it. */
export function MailPage({ id }: { id: string }) {
	const { data, isError, refetch } = useQuery(mailQuery(id));
	const titel = data?.betreff || MAILS.ohneBetreff;
	usePageHead({ title: data ? titel : MAILS.titel, crumbs: CRUMBS });
	return (
		<Page>
			{isError && <ErrorBox onRetry={() => void refetch()} />}
			{!data && !isError && <SkeletonLines />}
			{data && (
				<>
					<PageTitle title={titel} />
					<KeyFacts facts={angaben(data)} />
					{data.inhalt ? (
						<Inhalt {...data.inhalt} titel={titel} />
					) : (
						<EmptyState title={MAILS.stand[data.status]} text={data.fehler ?? MAILS.ohneInhalt} />
					)}
				</>
			)}
		</Page>
	);
}

function angaben({ an, inhalt, erstelltAm, gesendetAm, schluessel, status, versuch, fehler }: Mailinhalt) {
	const alle = [
		[MAILS.spalte.an, an],
		[MAILS.von, inhalt?.von],
		[MAILS.spalte.zeit, formatDatumUhrzeit(erstelltAm)],
		[MAILS.gesendet, formatDatumUhrzeit(gesendetAm)],
		[MAILS.spalte.status, MAILS.stand[status]],
		[MAILS.spalte.anlass, schluessel],
		[MAILS.versuche, versuch > 1 ? String(versuch) : null],
		[MAILS.fehler, fehler],
	] as const;
	return alle.flatMap(([label, value]) => (value ? { label, value } : []));
}

function Inhalt({ text, html, titel }: { text: string; html: string; titel: string }) {
	const [ansicht, setAnsicht] = useState<'html' | 'text'>('html');
	return (
		<div className={css.inhalt}>
			<div>
				<Segments
					label={MAILS.darstellung}
					value={ansicht}
					onChange={setAnsicht}
					options={[
						{ value: 'html', label: MAILS.formatiert },
						{ value: 'text', label: MAILS.text },
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
		</div>
	);
}
