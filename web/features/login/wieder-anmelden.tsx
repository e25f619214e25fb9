import { Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WIEDER } from '../../texte/zugang/login.ts';
import { OuterLink, TextButton } from '../../ui/text-link.tsx';
import { zurAnmeldung } from '../portal/abmelden.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { pruefeAnmeldung } from '../portal/sitzungsende.ts';
import { Brand } from '../seite/brand.tsx';
import { LoginForm } from './login-form.tsx';
import css from './wieder-anmelden.module.css';

/**
 * Over a page whose session has ended: nothing of it can be read, and nothing is lost. Ways in that lead elsewhere open
 * in another tab; whoever comes back from there is signed in here, too.
 */
export function WiederAnmelden({ sitzung }: { sitzung: Sitzung }) {
	const client = useQueryClient();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOffen, setIsOffen] = useState(false);
	useLayoutEffect(() => {
		const fenster = dialog.current;
		fenster?.showModal();
		setIsOffen(true);
		// Gives the focus back to where it was.
		return () => fenster?.close();
	}, []);
	useEffect(() => {
		// Where nobody answers, the next time asks again.
		const pruefe = () => pruefeAnmeldung(client).catch(() => undefined);
		window.addEventListener('focus', pruefe);
		return () => window.removeEventListener('focus', pruefe);
	}, [client]);
	return (
		<dialog
			ref={dialog}
			className={css.fenster}
			aria-labelledby="wieder-anmelden"
			onCancel={(event) => event.preventDefault()}
			onClose={() => dialog.current?.showModal()}
		>
			<div className={css.inhalt}>
				<Brand look="inline" />
				<Title order={1} id="wieder-anmelden" fz={26} lh="36px" fw={650} lts="-0.02em" mt={48}>
					{WIEDER.titel}
				</Title>
				<Text variant="lead" mt={4}>
					{WIEDER.text}
				</Text>
				{isOffen && (
					<LoginForm
						login={sitzung.email}
						ohneKennwort={sitzung.rolle === 'FREIWILLIGER'}
						onAngemeldet={() => pruefeAnmeldung(client)}
					/>
				)}
				<div className={css.wege}>
					<OuterLink href="/login" target="_blank">
						{WIEDER.andererWeg}
					</OuterLink>
					<TextButton onClick={zurAnmeldung}>{WIEDER.verlassen}</TextButton>
				</div>
			</div>
		</dialog>
	);
}
