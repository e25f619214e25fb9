const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

/**
 * A date as people type or paste it, `1.9.2026`, `01.09.26`, `01092026`, `1. September 2026` or `2026-09-01`, as
 * `YYYY-MM-DD`; null when it is none. Two-digit years lie between 70 years back and 29 ahead of `thisYear`.
 */
export function parseDate(text: string, thisYear: number): string | null {
	const parts = partsOf(text.trim().toLowerCase());
	if (!parts) return null;
	const year = parts.year.length === 2 ? fullYear(Number(parts.year), thisYear) : Number(parts.year);
	const month = monthOf(parts.month);
	const date = new Date(Date.UTC(year, month - 1, Number(parts.day)));
	if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(parts.day)) return null;
	return date.toISOString().slice(0, 10);
}

const FORMS = [
	/^(?<day>\d{1,2})[./-]\s*(?<month>\d{1,2})[./-]\s*(?<year>\d{4}|\d{2})$/,
	/^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
	/^(?<day>\d{1,2})\.?\s*(?<month>[a-zä]{3,9})\.?\s*(?<year>\d{4}|\d{2})$/,
	/^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

interface Parts {
	day: string;
	month: string;
	year: string;
}

function partsOf(text: string): Parts | null {
	for (const form of FORMS) {
		const { groups } = form.exec(text) ?? {};
		if (groups) return groups as unknown as Parts;
	}
	return null;
}

/** By number or name; NaN: there is none such. */
function monthOf(text: string): number {
	if (/\d/.test(text)) return Number(text);
	const nr = MONTHS.indexOf(text.replace('maer', 'mär').slice(0, 3));
	return nr < 0 ? Number.NaN : nr + 1;
}

function fullYear(typed: number, thisYear: number): number {
	const century = thisYear - (thisYear % 100);
	const year = century + typed;
	if (year > thisYear + 29) return year - 100;
	return year <= thisYear - 71 ? year + 100 : year;
}
