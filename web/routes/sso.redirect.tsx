import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { RueckkehrPage } from '../features/sso/rueckkehr-page.tsx';

const wort = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined);

export const Route = createFileRoute('/sso/redirect')({
	validateSearch: z.object({ fehler: wort, error: wort, error_description: wort }),
	component: Rueckkehr,
});

function Rueckkehr() {
	const { fehler, error, error_description: beschreibung } = Route.useSearch();
	return <RueckkehrPage fehler={fehler} error={error} beschreibung={beschreibung} />;
}
