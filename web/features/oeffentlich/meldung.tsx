import { Text, Title } from '@mantine/core';
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
				<Title ref={ueberschrift} order={1} fz={24} lh="32px" fw={650} lts="-0.02em" tabIndex={-1}>
					{titel}
				</Title>
				<Text variant="lead">{text}</Text>
				{children}
			</section>
		</PublicFrame>
	);
}
