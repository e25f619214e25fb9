import { createFileRoute } from '@tanstack/react-router';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { uebersichtQuery } from '../../../features/zyklen/queries.ts';
import { ZyklenPage } from '../../../features/zyklen/zyklen-page.tsx';

export const Route = createFileRoute('/admin/system/zyklen/')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(uebersichtQuery).catch(() => undefined);
	},
	component: Zyklen,
});

function Zyklen() {
	const sitzung = useSitzung();
	return <ZyklenPage sitzung={sitzung} />;
}
