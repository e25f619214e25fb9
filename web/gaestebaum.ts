import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { Route as wurzel } from './routes/__root.tsx';
import type { routeTree } from './routeTree.gen.ts';
import { whenFetched } from './ui/later.tsx';

/** The pages outside the portal, all directly below the root: whoever signs in or follows a link knows no others yet. */
const SEITEN = import.meta.glob<AnyRoute>(['./routes/**/*.tsx', '!./routes/{__root,admin}.tsx', '!./routes/admin/**'], {
	eager: true,
	import: 'Route',
});

const idVon = (datei: string): string =>
	`/${datei.replace(/^\.\/routes\/|\.tsx$/g, '').replaceAll('.', '/')}`.replace(/\/index$/, '/');

/** The small tree a start begins with; at the first address it doesn't know, the whole one takes its place. */
export function gaestebaum(baueUm: () => void): typeof routeTree {
	const seiten = Object.entries(SEITEN).map(([datei, seite]) => {
		const id = idVon(datei);
		return seite.update({ id, path: id.replaceAll(/_(?=\/)/g, ''), getParentRoute: () => wurzel } as never);
	});
	const alleAnderen = createRoute({
		getParentRoute: () => wurzel,
		path: '$',
		beforeLoad: async ({ location }) => {
			// Hangs its own routes on the same root.
			await whenFetched(() => import('./routeTree.gen.ts'));
			baueUm();
			// With what the address was left with: a reload comes by here, too.
			throw redirect({ href: location.href, replace: true, state: true });
		},
	});
	return wurzel._addFileChildren([...seiten, alleAnderen]) as unknown as typeof routeTree;
}
