import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Meldung } from './meldung.tsx';

interface LinkFertigProps {
	titel: string;
	text: ReactNode;
	to: LinkProps['to'];
	/** Of the button. */
	weiter: string;
}

/** What a one-time link has done, and the way on: by a full load, so that nothing of an earlier session stays. */
export function LinkFertig({ titel, text, to, weiter }: LinkFertigProps) {
	return (
		<Meldung antwort angemeldet titel={titel} text={text}>
			<div>
				<LinkButton to={to} reloadDocument variant="primary" size="xl">
					{weiter}
				</LinkButton>
			</div>
		</Meldung>
	);
}
