import { createFileRoute } from '@tanstack/react-router';
import { NeuesKennwortPage } from '../features/kennwort/neues-kennwort-page.tsx';

export const Route = createFileRoute('/passwort/$key')({ component: NeuesKennwort });

function NeuesKennwort() {
	const { key } = Route.useParams();
	return <NeuesKennwortPage schluessel={key} />;
}
