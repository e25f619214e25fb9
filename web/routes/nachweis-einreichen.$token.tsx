import { createFileRoute } from '@tanstack/react-router';
import { NachweisPage } from '../features/seminarlinks/nachweis-page.tsx';

export const Route = createFileRoute('/nachweis-einreichen/$token')({ component: NachweisEinreichen });

function NachweisEinreichen() {
	const { token } = Route.useParams();
	return <NachweisPage token={token} />;
}
