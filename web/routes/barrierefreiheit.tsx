import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../client/use-suche.ts';
import { BarrierefreiheitPage } from '../features/barrierefreiheit/barrierefreiheit-page.tsx';
import { erklaerungQuery } from '../features/barrierefreiheit/queries.ts';
import { barrieresuche } from '../features/barrierefreiheit/suche.ts';

export const Route = createFileRoute('/barrierefreiheit')({
	validateSearch: barrieresuche,
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the statement would be.
		queryClient.query(erklaerungQuery).catch(() => undefined);
	},
	component: Barrierefreiheit,
});

function Barrierefreiheit() {
	const { seite } = useSuche(barrieresuche);
	return <BarrierefreiheitPage seite={seite} />;
}
