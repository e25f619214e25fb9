import { createFileRoute } from '@tanstack/react-router';
import { nurGaeste } from '../features/portal/nur-gaeste.ts';
import { ladeNachschlag } from '../features/registrierung/lade-nachschlag.ts';
import { RegistrierungPage } from '../features/registrierung/registrierung-page.tsx';

/** `?schritt=3`; anything else is the first step. */
function schrittAus(wert: unknown): number | undefined {
	const nummer = Number(wert);
	return Number.isInteger(nummer) && nummer > 1 ? nummer : undefined;
}

export const Route = createFileRoute('/registrierung')({
	validateSearch: (suche: Record<string, unknown>): { schritt?: number } => ({ schritt: schrittAus(suche.schritt) }),
	beforeLoad: ({ context }) => nurGaeste(context.queryClient),
	loader: ({ context }) => ladeNachschlag(context.queryClient),
	component: Registrierung,
});

function Registrierung() {
	const { schritt = 1 } = Route.useSearch();
	return <RegistrierungPage schritt={schritt} />;
}
