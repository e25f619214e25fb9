import { createFileRoute } from '@tanstack/react-router';
import { AnmeldelinkPage } from '../features/anmeldelink/anmeldelink-page.tsx';

export const Route = createFileRoute('/anmeldelink/$token')({ component: Anmeldelink });

function Anmeldelink() {
	const { token } = Route.useParams();
	return <AnmeldelinkPage token={token} />;
}
