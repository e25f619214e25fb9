import { IconCheck, IconCopy, IconMail, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiFehler } from '../../client/api-fehler.ts';
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
	const [id] = useState(() => serverID(error) ?? neueFehlerID());
	const { data: parameter } = useQuery({ ...parameterQuery, enabled: false });
	usePageHead({ title: TEXT.titel });
	useEffect(() => {
		console.error(`Fehler ${id}`, error);
	}, [id, error]);
	const mail = `mailto:${parameter?.mandantApMail ?? ''}?subject=${encodeURIComponent(TEXT.betreff(id))}`;
	return (
		<PlainPage heading={TEXT.ueberschrift} text={serverID(error) ? `${TEXT.gemeldet} ${TEXT.text}` : TEXT.text}>
			<div className={css.id}>
				<code>{id}</code>
				<CopyButton text={id} />
			</div>
			<Row>
				<Button variant="primary" size="xl" icon={IconRefresh} onClick={() => window.location.assign('/')}>
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

/** The server logged the error under this number. */
function serverID(error: unknown): string | null {
	return error instanceof ApiFehler && error.status >= 500 && /^[A-Z0-9]{12}$/.test(error.code) ? error.code : null;
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
