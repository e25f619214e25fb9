import type { ReactNode } from 'react';
import { STARTSEITE } from '../../texte/oeffentlich.ts';
import { LinkButton } from '../../ui/button.tsx';
import css from './meldung.module.css';
import { PublicFrame } from './public-frame.tsx';

interface MeldungProps {
	titel: string;
	text: ReactNode;
	children?: ReactNode;
}

/** A public page that says one thing and offers what can be done next. */
export function Meldung({ titel, text, children }: MeldungProps) {
	return (
		<PublicFrame
			sunken
			actions={
				<LinkButton to="/freiwillige/login" size="lg">
					{STARTSEITE.anmelden}
				</LinkButton>
			}
		>
			<section className={css.karte}>
				<h1 className={css.titel}>{titel}</h1>
				<p className={css.text}>{text}</p>
				{children}
			</section>
		</PublicFrame>
	);
}
