/**
 * A date as people type it, `1.9.2026`, `01.09.26` or `01092026`, as `YYYY-MM-DD`; null when it is none.
 * Two-digit years lie between 70 years back and 29 ahead of `thisYear`.
 */
export function parseDate(text: string, thisYear: number): string | null {
	const match =
		/^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text.trim());
	if (!match) return null;
	const [day, month, typed] = match.slice(1).map(Number) as [number, number, number];
	const year = match[3]?.length === 2 ? fullYear(typed, thisYear) : typed;
	const date = new Date(Date.UTC(year, month - 1, day));
	if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
	return date.toISOString().slice(0, 10);
}

function fullYear(typed: number, thisYear: number): number {
	const century = thisYear - (thisYear % 100);
	const year = century + typed;
	if (year > thisYear + 29) return year - 100;
	return year <= thisYear - 71 ? year + 100 : year;
}
