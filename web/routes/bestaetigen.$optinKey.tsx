import { createFileRoute } from '@tanstack/react-router';
import { BestaetigenPage } from '../features/bestaetigen/bestaetigen-page.tsx';

export const Route = createFileRoute('/bestaetigen/$optinKey')({ component: Bestaetigen });

function Bestaetigen() {
	const { optinKey } = Route.useParams();
	return <BestaetigenPage optinKey={optinKey} />;
}
