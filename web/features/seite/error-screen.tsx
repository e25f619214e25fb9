import { Group } from '@mantine/core';
import { IconLifebuoy, IconMail, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SEITEN } from '../../texte/shell.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import css from './error-screen.module.css';
import { neueFehlerID } from './fehler-id.ts';
import { meldeFehler } from './fehlerbericht.ts';
import { PlainPage } from './plain-page.tsx';

const TEXT = SEITEN.fehler;

/** Any captured error; the number, fresh until the reset, connects the user's mail with the log. */
export function ErrorScreen({ error }: { error: unknown }) {
	const [id] = useState(neueFehlerID);
	const { data: parameter } = useQuery({ ...parameterQuery, enabled: false });
	usePageHead({ title: TEXT.titel });
	const seite = useRouter().state.matches.at(-1)?.fullPath ?? '/';
	const gemeldet = useBericht(id, error, seite);
	const isAngemeldet = Boolean(useQueryClient().getQueryData(sitzungQuery.queryKey));
	const mail = `mailto:${parameter?.mandantApMail ?? ''}?subject=${encodeURIComponent(TEXT.betreff(id))}`;
	return (
		<PlainPage heading={TEXT.ueberschrift} text={`${gemeldet ? TEXT.gemeldet : TEXT.nichtGemeldet} ${TEXT.text}`}>
			<div className={css.id}>
				<code>{id}</code>
				<CopyButton text={id} />
			</div>
			<Group wrap="wrap">
				<Button variant="primary" size="xl" icon={IconRefresh} onClick={() => window.location.assign('/')}>
					{UI.seiteNeuLaden}
				</Button>
				{isAngemeldet && (
					// Loaded anew: what failed may have left anything behind.
					<a className={css.mail} href={`/admin/support?${new URLSearchParams({ fehler: id, seite })}`}>
						<Icon of={IconLifebuoy} />
						{TEXT.anfrage}
					</a>
				)}
				<a className={css.mail} href={mail}>
					<Icon of={IconMail} />
					{TEXT.support}
				</a>
			</Group>
		</PlainPage>
	);
}

/** Reports the error once; false as soon as that is known to have failed. */
function useBericht(id: string, error: unknown, seite: string): boolean {
	const [gemeldet, setGemeldet] = useState(true);
	useEffect(() => {
		console.error(`Fehler ${id}`, error);
		meldeFehler(id, error, seite).catch((grund: unknown) => {
			console.error(`Fehler ${id} nicht gemeldet`, grund);
			setGemeldet(false);
		});
	}, [id, error, seite]);
	return gemeldet;
}
