import { createFileRoute } from '@tanstack/react-router';
import { EmailBestaetigenPage } from '../features/bestaetigen/email-bestaetigen-page.tsx';

export const Route = createFileRoute('/bestaetigen/email/$key')({ component: EmailBestaetigen });

function EmailBestaetigen() {
	const { key } = Route.useParams();
	return <EmailBestaetigenPage schluessel={key} />;
}
