import { createFileRoute } from '@tanstack/react-router';
import { AngebotPage } from '../features/seminarlinks/angebot-page.tsx';

export const Route = createFileRoute('/seminarangebot/$token')({ component: Seminarangebot });

function Seminarangebot() {
	const { token } = Route.useParams();
	return <AngebotPage token={token} />;
}
