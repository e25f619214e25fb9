import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/opsz.css';
import './theme/mantine.css';
import './theme/tokens.css';
import './theme/global.css';
import { onForbidden } from './client/call.ts';
import { watchLeaving } from './client/leaving.ts';
import { createQueryClient } from './client/query-client.ts';
import { followTranslation } from './client/translated.ts';
import { SessionEnd } from './features/login/session-end.tsx';
import { folgeAbmeldung } from './features/portal/abmelden.ts';
import { arriveAt, setForbidden } from './features/portal/forbidden.ts';
import { ladeStart, parameterQuery } from './features/portal/portal.ts';
import { haltTastenAn, sitzungEndete } from './features/portal/sitzungsende.ts';
import { createPortalRouter } from './router.ts';
import { followForcedColors } from './theme/forced-colors.ts';
import { tenantColors } from './theme/theme.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { MissingCode } from './ui/feedback/missing-code.tsx';
import { Toasts } from './ui/feedback/toast.tsx';

followTranslation();
watchLeaving();
followForcedColors();
onForbidden(setForbidden);
haltTastenAn();
folgeAbmeldung();
const queryClient = createQueryClient({ onSessionLost: sitzungEndete });
const router = createPortalRouter(queryClient);
router.subscribe('onResolved', ({ toLocation }) => arriveAt(toLocation.pathname));
ladeStart(queryClient);

/** Within the router: a toast may lead to a page. Beside it: what fails of them doesn't take the page along. */
const MitToasts = ({ children }: { children: ReactNode }) => (
	<>
		{children}
		<CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
			<Toasts />
		</CatchBoundary>
		<SessionEnd />
		<MissingCode />
	</>
);

function App() {
	const { data } = useQuery(parameterQuery);
	return (
		<ThemeProvider colors={tenantColors(data?.colorPrimary, data?.colorSecondary)}>
			<RouterProvider router={router} InnerWrap={MitToasts} />
		</ThemeProvider>
	);
}

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing');
createRoot(root).render(
	<StrictMode>
		<QueryClientProvider client={queryClient}>
			<App />
		</QueryClientProvider>
	</StrictMode>,
);
