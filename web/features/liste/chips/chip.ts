import type { Bedingung } from '../bedingung.ts';

/** What every editor of a filter gets. */
export interface ChipProps {
	feld: string;
	titel: string;
	bedingung: Bedingung | undefined;
	/** null removes the filter. */
	onChange: (bedingung: Bedingung | null) => void;
	/** Just chosen. */
	defaultOpened: boolean;
}
