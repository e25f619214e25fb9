import { createFileRoute } from '@tanstack/react-router';
import { EinladungPage } from '../features/einladung/einladung-page.tsx';

export const Route = createFileRoute('/einladung/benutzer/$key')({ component: Einladung });

function Einladung() {
	const { key } = Route.useParams();
	return <EinladungPage schluessel={key} />;
}
