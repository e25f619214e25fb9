import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Meldung } from './meldung.tsx';
import { Weiter } from './weiter.tsx';

interface LinkFertigProps {
	titel: string;
	text: ReactNode;
	to: LinkProps['to'];
	/** Of the button. */
	weiter: string;
}

/** What a one-time link has done, and the way on. */
export function LinkFertig({ titel, text, to, weiter }: LinkFertigProps) {
	return (
		<Meldung antwort angemeldet titel={titel} text={text}>
			<Weiter to={to} text={weiter} />
		</Meldung>
	);
}
