import { useRouterState } from '@tanstack/react-router';
import { SHELL } from '../../texte/shell.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** From every page to the accessibility statement and straight to its form (BITV 2.0 § 7 Abs. 1 and 2). */
export function Barrierelinks() {
	const seite = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });
	return (
		<>
			<TextLink to="/barrierefreiheit">{SHELL.barrierefreiheit}</TextLink>
			<TextLink to="/barrierefreiheit" search={{ seite }} hash="melden">
				{SHELL.barriereMelden}
			</TextLink>
		</>
	);
}
