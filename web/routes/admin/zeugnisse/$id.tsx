import { createFileRoute } from '@tanstack/react-router';
import { Blaettern } from '../../../features/nachbarn/blaettern.tsx';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { ZeugnisPage } from '../../../features/zeugnisse/zeugnis-page.tsx';

export const Route = createFileRoute('/admin/zeugnisse/$id')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	component: Zeugnis,
});

/** The address names the volunteer and the contract. */
function Zeugnis() {
	const { id } = Route.useParams();
	const [freiwilligerID = '', vertragID = ''] = id.split('.');
	return <ZeugnisPage key={id} gemeint={{ freiwilligerID, vertragID }} blaettern={<Blaettern id={id} />} />;
}
