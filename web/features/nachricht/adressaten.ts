import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Nachrichttext } from '#domain/vorlagen/nachricht.ts';

/** Somebody a message is meant for. */
export interface Adressat {
	/** As the list knows him. */
	readonly eintragID: string;
	/** null: he isn't in the list any more. */
	readonly freiwilligerID: string | null;
	/** The wish the message is about; null: none is meant. */
	readonly wunschID: string | null;
	readonly name: string;
	/** Empty: he gets it. */
	readonly gruende: readonly { readonly code: string; readonly text: string }[];
}

interface Geprueft extends Nachrichttext {
	/** Specifications whose paper goes with it. */
	readonly dokumente: string[];
	/** Who gets it a second time on the same day. */
	readonly nochmals: string[];
}

/** Whom a message goes to. */
export interface Ziel {
	/** Of its draft. */
	readonly schluessel: string;
	/** Everybody meant, in the order of the list, and why he gets nothing. */
	readonly pruefe: (nachricht: Geprueft, signal: AbortSignal) => Promise<readonly Adressat[]>;
}

const PAUSE_MS = 500;
/** Stands for what isn't written yet: that keeps nobody out. */
const NOCH_NICHTS = '…';

/** Who gets the message as it is written now, and who doesn't; asked anew whenever somebody comes back to the page. */
export function useAdressaten({ schluessel, pruefe }: Ziel, { betreff, text, ...rest }: Geprueft) {
	const jetzt = JSON.stringify({ betreff: betreff.trim() || NOCH_NICHTS, text: text.trim() || NOCH_NICHTS, ...rest });
	const [gefragt] = useDebouncedValue(jetzt, PAUSE_MS);
	const query = useQuery({
		queryKey: ['nachricht', 'adressaten', schluessel, gefragt],
		queryFn: ({ signal }) => pruefe(JSON.parse(gefragt) as Geprueft, signal),
		placeholderData: keepPreviousData,
		refetchOnWindowFocus: 'always',
		gcTime: 0,
		staleTime: 0,
	});
	const alle = query.data ?? [];
	return {
		alle,
		gehende: alle.filter(({ gruende }) => !gruende.length),
		ausgelassene: alle.filter(({ gruende }) => gruende.length > 0),
		fehler: query.error,
		nochmal: () => void query.refetch(),
		/** What is shown answers another text. */
		prueft: gefragt !== jetzt || query.isPlaceholderData || query.isPending,
	};
}
export type Adressaten = ReturnType<typeof useAdressaten>;
