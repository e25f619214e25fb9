import { createFileRoute } from '@tanstack/react-router';
import { StartPage } from '../features/oeffentlich/start-page.tsx';
import { nurGaeste } from '../features/shell/nur-gaeste.ts';

/** Home: for guests the way in, for everybody else the portal. */
export const Route = createFileRoute('/')({
	beforeLoad: ({ context }) => nurGaeste(context.queryClient),
	component: StartPage,
});
