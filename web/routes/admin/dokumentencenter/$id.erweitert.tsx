import { createFileRoute } from '@tanstack/react-router';
import { SpecPage } from '../../../features/dokumentencenter/spec-page.tsx';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/dokumentencenter/$id/erweitert')({ component: Reiter });

function Reiter() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	return <SpecPage key={id} id={id} reiter="erweitert" sitzung={sitzung} />;
}
