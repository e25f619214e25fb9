import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { GESENDET } from '../../texte/zugang/registrierung.ts';
import { LinkSenden } from '../oeffentlich/link-senden.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import css from './gesendet.module.css';
import { gemerkteEmail } from './gesendet.ts';

/** After sending: the application counts once the address is confirmed. */
export function GesendetPage() {
	const [email] = useState(() => gemerkteEmail(sessionStorage));
	usePageHead({ title: GESENDET.titel });
	return (
		<Meldung
			titel={GESENDET.titel}
			text={
				email ? (
					<>
						{GESENDET.text} <b>{email}</b>.
					</>
				) : (
					GESENDET.ohneAdresse
				)
			}
		>
			<p>{GESENDET.danach}</p>
			<section className={css.nichts}>
				<Title order={2} size="h3">
					{GESENDET.nichts}
				</Title>
				<Text variant="secondary">{GESENDET.nichtsText}</Text>
				<LinkSenden an={email} />
			</section>
		</Meldung>
	);
}
