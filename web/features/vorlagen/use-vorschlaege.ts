import type { SuggestionOptions } from '@tiptap/suggestion';
import { useMemo, useState } from 'react';

export interface Vorschlaege {
	readonly namen: readonly string[];
	/** The one the Enter key takes. */
	readonly gewaehlt: number;
	/** Of the caret, in the window. */
	readonly stelle: DOMRect | null;
	waehle(name: string): void;
}

/** What the list under the caret shows, and what the keys do in it while the caret stays in the text. */
export function useVorschlaege() {
	const [vorschlaege, setVorschlaege] = useState<Vorschlaege | null>(null);
	const zeige = useMemo<NonNullable<SuggestionOptions<string>['render']>>(() => () => steuere(setVorschlaege), []);
	return { vorschlaege, zeige };
}

/** The keys come between two renderings, so that the stand is kept here. */
function steuere(melde: (stand: Vorschlaege | null) => void) {
	let stand: Vorschlaege | null = null;
	const setze = (neu: Vorschlaege | null) => {
		stand = neu;
		melde(neu);
	};
	type Props = Parameters<NonNullable<ReturnType<NonNullable<SuggestionOptions<string>['render']>>['onStart']>>[0];
	const uebernimm = ({ items, clientRect, command }: Props) =>
		setze({
			namen: items,
			gewaehlt: 0,
			stelle: clientRect?.() ?? null,
			waehle: (name) => command({ id: name }),
		});
	const ruecke = (um: number) => {
		if (!stand?.namen.length) return false;
		setze({ ...stand, gewaehlt: (stand.gewaehlt + um + stand.namen.length) % stand.namen.length });
		return true;
	};
	return {
		onStart: uebernimm,
		onUpdate: uebernimm,
		onExit: () => setze(null),
		onKeyDown({ event: { key } }: { event: KeyboardEvent }) {
			if (!stand) return false;
			if (key === 'ArrowDown') return ruecke(1);
			if (key === 'ArrowUp') return ruecke(-1);
			if (key === 'Escape') {
				setze(null);
				return true;
			}
			const name = stand.namen[stand.gewaehlt];
			if ((key !== 'Enter' && key !== 'Tab') || name === undefined) return false;
			stand.waehle(name);
			return true;
		},
	};
}
