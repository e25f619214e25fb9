import { IconCheck, IconCopy, IconMail, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEITEN } from '../../texte/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/page.tsx';
import css from './error-screen.module.css';
import { neueFehlerID } from './fehler-id.ts';
import { usePageHead } from './page-head.ts';
import { PlainPage } from './plain-page.tsx';
import { parameterQuery } from './portal.ts';

const TEXT = SEITEN.fehler;
const COPIED_MS = 2000;

/** Any captured error; the number connects the user's mail with the log. */
export function ErrorScreen({ error }: { error: unknown }) {
	const [id] = useState(neueFehlerID);
	const { data: parameter } = useQuery({ ...parameterQuery, enabled: false });
	usePageHead({ title: TEXT.titel });
	useEffect(() => {
		console.error(`Fehler ${id}`, error);
	}, [id, error]);
	const mail = `mailto:${parameter?.mandantApMail ?? ''}?subject=${encodeURIComponent(TEXT.betreff(id))}`;
	return (
		<PlainPage heading={TEXT.ueberschrift} text={TEXT.text}>
			<div className={css.id}>
				<code>{id}</code>
				<CopyButton text={id} />
			</div>
			<Row>
				<Button variant="primary" size="lg" icon={IconRefresh} onClick={() => window.location.assign('/')}>
					{TEXT.neuLaden}
				</Button>
				<a className={css.mail} href={mail}>
					<Icon of={IconMail} />
					{TEXT.support}
				</a>
			</Row>
		</PlainPage>
	);
}

function CopyButton({ text }: { text: string }) {
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copied]);
	return (
		<Button
			icon={copied ? IconCheck : IconCopy}
			onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
		>
			<span aria-live="polite">{copied ? TEXT.kopiert : TEXT.kopieren}</span>
		</Button>
	);
}
