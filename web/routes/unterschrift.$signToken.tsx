import { createFileRoute } from '@tanstack/react-router';
import { UnterschriftPage } from '../features/unterschrift/unterschrift-page.tsx';

export const Route = createFileRoute('/unterschrift/$signToken')({ component: Unterschrift });

function Unterschrift() {
	const { signToken } = Route.useParams();
	return <UnterschriftPage signToken={signToken} />;
}
