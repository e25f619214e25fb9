import { useQuery } from '@tanstack/react-query';
import { SHELL } from '../../texte/shell.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { parameterQuery } from '../portal/portal.ts';

/** Who stands behind the page and what becomes of one's data: reached from wherever nobody is signed in. */
export function Rechtslinks() {
	const { data } = useQuery(parameterQuery);
	return (
		<>
			{data?.bewerbungShowDatenschutzMenuItem && <TextLink to="/datenschutz">{SHELL.datenschutz}</TextLink>}
			{data?.bewerbungShowImpressumMenuItem && <TextLink to="/impressum">{SHELL.impressum}</TextLink>}
		</>
	);
}
