import { createFileRoute } from '@tanstack/react-router';
import { OrtseinladungPage } from '../features/einladung/ortseinladung-page.tsx';

export const Route = createFileRoute('/einladung/$token')({ component: Ortseinladung });

function Ortseinladung() {
	const { token } = Route.useParams();
	return <OrtseinladungPage token={token} />;
}
