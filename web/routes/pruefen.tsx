import { createFileRoute, useLocation } from '@tanstack/react-router';
import { liesPruefnummer } from '#domain/papier/pruefnummer.ts';
import { PruefPage } from '../features/pruefung/pruef-page.tsx';

export const Route = createFileRoute('/pruefen')({ component: Pruefen });

/** Each code that is scanned begins anew. */
function Pruefen() {
	const hash = useLocation({ select: (location) => location.hash });
	const nummer = liesPruefnummer(hash.replace(/^#/, ''));
	return <PruefPage key={nummer} vomPapier={nummer} />;
}
