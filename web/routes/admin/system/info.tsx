import { createFileRoute } from '@tanstack/react-router';
import { betriebQuery } from '../../../features/systeminfo/queries.ts';
import { SysteminfoPage } from '../../../features/systeminfo/systeminfo-page.tsx';

export const Route = createFileRoute('/admin/system/info')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(betriebQuery).catch(() => undefined);
	},
	component: SysteminfoPage,
});
