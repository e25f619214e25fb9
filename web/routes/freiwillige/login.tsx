import { createFileRoute } from '@tanstack/react-router';
import { sicheresZiel } from '#domain/format/ziel.ts';
import { suche, text } from '../../client/suche.ts';
import { FreiwilligenLoginPage } from '../../features/login/freiwilligen-login-page.tsx';
import { nurGaeste } from '../../features/portal/nur-gaeste.ts';

const gesucht = suche({ ziel: text });

export const Route = createFileRoute('/freiwillige/login')({
	validateSearch: gesucht,
	beforeLoad: ({ context }) => nurGaeste(context.queryClient),
	component: Login,
});

function Login() {
	const { ziel } = Route.useSearch();
	return <FreiwilligenLoginPage ziel={sicheresZiel(ziel, window.location.origin)} />;
}
