import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createPortalRouter } from './router.ts';

test('a start knows all pages outside the portal, by the same names as the whole tree that comes behind', async () => {
	const router = createPortalRouter(new QueryClient());
	const bekannt = () => Object.values(router.routesById).map(({ id, fullPath }) => `${id} ${fullPath}`);
	const amAnfang = bekannt().filter((seite) => seite !== '/$ /$');
	expect(amAnfang).toContain('/karte_/$id /karte/$id');

	await import('./routeTree.gen.ts');
	router.setRoutes(router.buildRouteTree());
	const [portal, uebrige] = [/^\/admin/, /^(?!\/admin)/].map((muster) =>
		bekannt().filter((seite) => muster.test(seite)),
	);
	expect(portal).toContain('/admin/freiwillige/$id /admin/freiwillige/$id');
	expect(uebrige?.sort()).toEqual(amAnfang.sort());
});
