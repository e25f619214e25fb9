import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { sicheresZiel } from '#domain/format/ziel.ts';
import { FreiwilligenLoginPage } from '../../features/oeffentlich/freiwilligen-login-page.tsx';
import { nurGaeste } from '../../features/shell/nur-gaeste.ts';

export const Route = createFileRoute('/freiwillige/login')({
	validateSearch: z.object({ ziel: z.catch(z.optional(z.string()), undefined) }),
	beforeLoad: ({ context }) => nurGaeste(context.queryClient),
	component: Login,
});

function Login() {
	const { ziel } = Route.useSearch();
	return <FreiwilligenLoginPage ziel={sicheresZiel(ziel, window.location.origin)} />;
}
