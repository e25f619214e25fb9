import { createFileRoute } from '@tanstack/react-router';
import { PersonBestaetigenPage } from '../features/personen/bestaetigen-page.tsx';

export const Route = createFileRoute('/bestaetigen/person/$key')({ component: Bestaetigen });

function Bestaetigen() {
	const { key } = Route.useParams();
	return <PersonBestaetigenPage optinKey={key} />;
}
