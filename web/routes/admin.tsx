import { CatchBoundary, createFileRoute, type ErrorComponentProps, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { hatStatus } from '../client/api-fehler.ts';
import { nurAngemeldete } from '../features/portal/nur-angemeldete.ts';
import { useSitzung } from '../features/portal/use-sitzung.ts';
import { Shell } from '../features/shell/shell.tsx';
import { later } from '../ui/later.tsx';

/** Fetched by volunteers who are asked for it. */
const ZustimmungPage = later(async () => (await import('../features/datenschutz/zustimmung-page.tsx')).ZustimmungPage);

/** Seldom needed, and nothing a page waits for. */
const NichtGefunden = later(async () => (await import('../features/seite/nicht-gefunden.tsx')).NichtGefunden);

/** Everything below needs a session; the server checks each call anyway. */
export const Route = createFileRoute('/admin')({
	beforeLoad: ({ context, location }) => nurAngemeldete(context.queryClient, location.href),
	component: Admin,
	notFoundComponent: Fehlt,
});

function Admin() {
	const ort = useLocation({ select: ({ href }) => href });
	return (
		<Rahmen>
			<CatchBoundary getResetKey={() => ort} errorComponent={FehltOderFehler}>
				<Outlet />
			</CatchBoundary>
		</Rahmen>
	);
}

/** An address nobody knows stands in the outlet; what a page says to be missing takes the place of the whole route. */
function Fehlt({ isNotFound: istEintrag = false }: { isNotFound?: boolean }) {
	return istEintrag ? (
		<Rahmen>
			<Suspense>
				<NichtGefunden istEintrag />
			</Suspense>
		</Rahmen>
	) : (
		<Suspense>
			<NichtGefunden />
		</Suspense>
	);
}

/** Of what fails only the missing keeps the frame. */
function FehltOderFehler({ error }: ErrorComponentProps) {
	if (!hatStatus(error, 404)) throw error;
	return (
		<Suspense>
			<NichtGefunden istEintrag />
		</Suspense>
	);
}

function Rahmen({ children }: { children: ReactNode }) {
	const sitzung = useSitzung();
	const { freiwilligerID, isDatenschutzOffen } = sitzung;
	if (freiwilligerID && isDatenschutzOffen) {
		return (
			<Suspense>
				<ZustimmungPage freiwilligerID={freiwilligerID} />
			</Suspense>
		);
	}
	return <Shell sitzung={sitzung}>{children}</Shell>;
}
