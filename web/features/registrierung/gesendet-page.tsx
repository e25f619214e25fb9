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
				<h2 className={css.titel}>{GESENDET.nichts}</h2>
				<p className={css.text}>{GESENDET.nichtsText}</p>
				<LinkSenden an={email} />
			</section>
		</Meldung>
	);
}
