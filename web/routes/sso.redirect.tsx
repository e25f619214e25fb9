import { createFileRoute } from '@tanstack/react-router';
import { muster, suche } from '../client/suche.ts';
import { RueckkehrPage } from '../features/sso/rueckkehr-page.tsx';

const wort = muster((text) => text.length <= 2_000);

export const Route = createFileRoute('/sso/redirect')({
	validateSearch: suche({ fehler: wort, error: wort, error_description: wort }),
	component: Rueckkehr,
});

function Rueckkehr() {
	const { fehler, error, error_description: beschreibung } = Route.useSearch();
	return <RueckkehrPage fehler={fehler} error={error} beschreibung={beschreibung} />;
}
