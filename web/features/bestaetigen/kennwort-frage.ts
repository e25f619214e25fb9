import { type ApiFehler, feldFehler } from '../../client/api-fehler.ts';

/** Whoever opens an account by a link says its password, or chooses one. */
export interface KennwortFrage {
	/** What the server said about the one that was tried. */
	mangel: string | null;
}

/** What the server asks for by its refusal; null: it was about something else. */
export function kennwortFrage(fehler: ApiFehler, versucht: string | undefined): KennwortFrage | null {
	const { passwort: mangel } = feldFehler(fehler);
	return mangel === undefined ? null : { mangel: versucht === undefined ? null : mangel };
}
