import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { darf } from '../../../features/portal/sitzung.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { StammdatenPage } from '../../../features/stammdaten/stammdaten-page.tsx';

export const Route = createFileRoute('/admin/system/stammdaten/')({
	beforeLoad: ({ context: { sitzung } }) => nurFuer(sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	component: Stammdaten,
});

function Stammdaten() {
	const sitzung = useSitzung();
	return <StammdatenPage istAdmin={darf(sitzung, 'ADMIN')} />;
}
