import { gefaltet, rufnummer, zusammen } from '#domain/suche/schreibweise.ts';
import { geburtstagsworte } from '#domain/suche/suchbegriff.ts';

/** Lower-case text the free search looks into; accents stay, the query strips them on both sides. */
export function suchtext(...teile: readonly (string | null | undefined)[]): string {
	return teile
		.filter((t) => t)
		.join(' ')
		.toLocaleLowerCase('de');
}

/** What the quick search knows of a row. */
interface Suchangaben {
	readonly worte: readonly (string | null | undefined)[];
	readonly email?: string | null | undefined;
	readonly rufnummern?: readonly (string | null | undefined)[];
	readonly geburtsdatum?: string | null | undefined;
	/** When it begins. */
	readonly beginn?: string | null | undefined;
}

/** The words the quick search compares, with a blank before and behind each: so it tells where words begin and end. */
export function suchworte({ worte, email, rufnummern = [], geburtsdatum, beginn }: Suchangaben): string {
	const teile = [
		...worte.map((w) => gefaltet(w ?? '')),
		zusammen(email ?? ''),
		...rufnummern.map((n) => rufnummer(n ?? '')),
		geburtsdatum ? geburtstagsworte(geburtsdatum) : '',
		beginn ? geburtstagsworte(beginn) : '',
	];
	return ` ${teile.filter(Boolean).join(' ')} `;
}
