import { FREIWILLIGENLOGIN } from '../../texte/zugang/login.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { LoginPage } from './login-page.tsx';

const { untertitel, neu, neuText, verwaltung } = FREIWILLIGENLOGIN;

/** The login with the words and ways for volunteers. */
export function FreiwilligenLoginPage({ ziel }: { ziel: string }) {
	return (
		<LoginPage
			ziel={ziel}
			untertitel={untertitel}
			verweis={{ to: '/registrierung', titel: neu, text: neuText }}
			ohneKennwort
			links={<TextLink to="/login">{verwaltung}</TextLink>}
		/>
	);
}
