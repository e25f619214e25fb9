import { createFileRoute } from '@tanstack/react-router';
import { VorschlagPage } from '../features/vorschlag/vorschlag-page.tsx';

export const Route = createFileRoute('/vorschlag/$token')({ component: Vorschlag });

function Vorschlag() {
	const { token } = Route.useParams();
	return <VorschlagPage token={token} />;
}
