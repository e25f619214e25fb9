import type { LinkProps } from '@tanstack/react-router';
import { DESKTOP } from '../../texte/desktop.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useMobilgeraet } from '../portal/geraet.ts';

const { amComputer } = DESKTOP;

interface WeiterProps {
	to: LinkProps['to'];
	/** Of the button. */
	text: string;
}

/**
 * The way on from the page of a one-time link: by a full load, so that nothing of an earlier session stays. A phone has
 * none: what follows is for large screens.
 */
export function Weiter({ to, text }: WeiterProps) {
	if (useMobilgeraet()) return <p>{amComputer(window.location.host)}</p>;
	return (
		<div>
			<LinkButton to={to} reloadDocument variant="primary" size="xl">
				{text}
			</LinkButton>
		</div>
	);
}
