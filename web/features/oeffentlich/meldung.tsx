import { type ReactNode, useEffect, useRef } from 'react';
import { STARTSEITE } from '../../texte/zugang/oeffentlich.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useMobilgeraet } from '../portal/geraet.ts';
import css from './meldung.module.css';
import { PublicFrame } from './public-frame.tsx';

interface MeldungProps {
	titel: string;
	text: ReactNode;
	children?: ReactNode;
	/** Follows what was done on this page, so that its heading takes the focus. */
	antwort?: boolean;
	/** Nobody is asked to sign in who just was, nor on a phone, where nothing follows. */
	angemeldet?: boolean;
}

/** A public page that says one thing and offers what can be done next. */
export function Meldung({ titel, text, children, antwort = false, angemeldet = false }: MeldungProps) {
	const mobil = useMobilgeraet();
	const ueberschrift = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (antwort) ueberschrift.current?.focus();
	}, [antwort]);
	return (
		<PublicFrame
			sunken
			actions={
				angemeldet || mobil ? null : (
					<LinkButton to="/freiwillige/login" size="lg">
						{STARTSEITE.anmelden}
					</LinkButton>
				)
			}
		>
			<section className={css.karte}>
				<h1 ref={ueberschrift} className={css.titel} tabIndex={-1}>
					{titel}
				</h1>
				<p className={css.text}>{text}</p>
				{children}
			</section>
		</PublicFrame>
	);
}
