import { createFileRoute } from '@tanstack/react-router';
import { ladePerson } from '../../../features/personen/lade-person.ts';
import { PersonPage } from '../../../features/personen/person-page.tsx';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/personen/$id')({
	loader: ({ context, params }) => ladePerson(context.queryClient, params.id),
	component: Person,
});

function Person() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	// Another person is another page: nothing half-edited goes along.
	return <PersonPage key={id} id={id} sitzung={sitzung} heute={heute} />;
}
