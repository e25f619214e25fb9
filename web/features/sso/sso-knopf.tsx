import { useQuery } from '@tanstack/react-query';
import { LOGIN } from '../../texte/zugang/login.ts';
import { Button } from '../../ui/button.tsx';
import { ssoQuery } from './queries.ts';
import css from './sso-knopf.module.css';

/** Under the login form, where the tenant offers it; without an answer the password is enough. */
export function SsoKnopf({ ziel }: { ziel: string }) {
	const { data: sso } = useQuery(ssoQuery);
	if (!sso?.aktiv) return null;
	return (
		<>
			<p className={css.oder}>{LOGIN.oder}</p>
			<Button size="xl" fullWidth onClick={() => window.location.assign(`${sso.uri}?${new URLSearchParams({ ziel })}`)}>
				{LOGIN.anmeldenMit(sso.label)}
			</Button>
		</>
	);
}
