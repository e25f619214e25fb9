import { createFileRoute } from '@tanstack/react-router';
import { suche, text } from '../../client/suche.ts';
import { KontingentabfragePage } from '../../features/kontingentabfrage/kontingentabfrage-page.tsx';

export const Route = createFileRoute('/admin/kontingentabfrage')({
	/** The Einsatzstelle, where there are several. */
	validateSearch: suche({ stelle: text }),
	component: Kontingentabfrage,
});

function Kontingentabfrage() {
	const { stelle } = Route.useSearch();
	return <KontingentabfragePage stelleID={stelle} />;
}
