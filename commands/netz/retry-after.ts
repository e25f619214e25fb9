/** Seconds that an answer asks to be left alone for; null: it doesn't, or says nonsense. */
export function gebeten(kopf: Headers, jetzt: number = Date.now()): number | null {
	const wert = kopf.get('retry-after')?.trim() ?? '';
	if (/^\d{1,6}$/.test(wert)) return Number(wert);
	// A date names its day of the week; what else could be read as one isn't meant so.
	const am = /^[A-Z][a-z]{2}, /.test(wert) ? Date.parse(wert) : Number.NaN;
	return Number.isNaN(am) ? null : Math.max(0, Math.ceil((am - jetzt) / 1_000));
}
