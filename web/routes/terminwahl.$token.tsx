import { createFileRoute } from '@tanstack/react-router';
import { TerminwahlPage } from '../features/terminwahl/terminwahl-page.tsx';

export const Route = createFileRoute('/terminwahl/$token')({ component: Terminwahl });

function Terminwahl() {
	const { token } = Route.useParams();
	return <TerminwahlPage token={token} />;
}
