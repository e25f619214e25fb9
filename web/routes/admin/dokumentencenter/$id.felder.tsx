import { createFileRoute } from '@tanstack/react-router';
import { FelderPage } from '../../../features/pdffelder/felder-page.tsx';

export const Route = createFileRoute('/admin/dokumentencenter/$id/felder')({ component: Seite });

function Seite() {
	const { id } = Route.useParams();
	return <FelderPage key={id} id={id} />;
}
