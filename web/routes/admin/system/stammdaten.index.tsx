import { createFileRoute } from '@tanstack/react-router';
import { darf } from '../../../features/shell/sitzung.ts';
import { StammdatenPage } from '../../../features/stammdaten/stammdaten-page.tsx';

export const Route = createFileRoute('/admin/system/stammdaten/')({ component: Stammdaten });

function Stammdaten() {
	const { sitzung } = Route.useRouteContext();
	return <StammdatenPage istAdmin={darf(sitzung, 'ADMIN')} />;
}
