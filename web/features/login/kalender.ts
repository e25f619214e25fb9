/** Arithmetic of the login page's calendar: days since 1970, so that no time zone moves a day. */

interface Month {
	key: string;
	/** 0 = January. */
	month: number;
	/** Share of the calendar's width, in per cent. */
	left: number;
	width: number;
}

export interface Calendar {
	months: readonly Month[];
	/** Position of a day in per cent, held within the calendar. */
	at: (day: string) => number;
}

const MONTHS_BEFORE = 3;
const DAY_MS = 86_400_000;

/** From three months before the service begins to the month it ends in. */
export function calendar(start: string, end: string): Calendar {
	const first = addMonths(start, -MONTHS_BEFORE);
	const after = addMonths(end, 1);
	const from = dayNumber(first);
	const total = dayNumber(after) - from;
	const at = (day: string) => Math.min(100, Math.max(0, ((dayNumber(day) - from) / total) * 100));
	const months: Month[] = [];
	for (let month = first; month < after; month = addMonths(month, 1))
		months.push({
			key: month,
			month: Number(month.slice(5, 7)) - 1,
			left: at(month),
			width: at(addMonths(month, 1)) - at(month),
		});
	return { months, at };
}

export function daysBetween(from: string, to: string): number {
	return dayNumber(to) - dayNumber(from);
}

export function nextDay(day: string): string {
	return new Date((dayNumber(day) + 1) * DAY_MS).toISOString().slice(0, 10);
}

/** First day of the month that lies `count` months from the month of `day`. */
function addMonths(day: string, count: number): string {
	const [year, month] = day.split('-').map(Number) as [number, number];
	return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

function dayNumber(day: string): number {
	return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
