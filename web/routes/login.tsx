import { createFileRoute } from '@tanstack/react-router';
import { sicheresZiel } from '#domain/format/ziel.ts';
import { suche, text } from '../client/suche.ts';
import { LoginPage } from '../features/login/login-page.tsx';
import { nurGaeste } from '../features/portal/nur-gaeste.ts';

const gesucht = suche({ ziel: text });

export const Route = createFileRoute('/login')({
	validateSearch: gesucht,
	beforeLoad: ({ context }) => nurGaeste(context.queryClient),
	component: Login,
});

function Login() {
	const { ziel } = Route.useSearch();
	return <LoginPage ziel={sicheresZiel(ziel, window.location.origin)} />;
}
