import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { benutzerQuery, type Mitarbeit } from './queries.ts';

const TIPP_PAUSE_MS = 250;

/**
 * Accounts to choose from, searched on the server by what is typed; those already chosen are among them, wherever they
 * stand.
 */
export function useBenutzerwahl(gewaehlt: readonly string[], mitarbeit: Mitarbeit = {}) {
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const bekannt = useQuery({ ...benutzerQuery({ ids: gewaehlt.join() }), enabled: gewaehlt.length > 0 }).data ?? [];
	// The name of the chosen one stands in the field, and searches for nobody.
	const suche = bekannt.some(({ name }) => name === gesucht) ? '' : gesucht;
	const { data, isPending } = useQuery({
		...benutzerQuery({ ...mitarbeit, ...(suche && { text: suche }) }),
		placeholderData: keepPreviousData,
	});
	const weitere = data?.filter(({ id }) => !bekannt.some((einer) => einer.id === id));
	const benutzer = weitere && [...weitere, ...bekannt].toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
	return { benutzer, isPending, text, setText };
}
