/** What the log may tell of an error. Its message may quote values; type, code and place say where to look. */
export function kennzeichen(fehler: unknown): { type: string; code: string | undefined; stack: string } {
	const { name, code, stack } = (fehler ?? {}) as { name?: string; code?: unknown; stack?: string };
	const orte = (stack ?? '').split('\n').filter((zeile) => /^\s+at /.test(zeile));
	return {
		type: name ?? typeof fehler,
		code: code === undefined ? undefined : String(code),
		stack: orte.slice(0, 12).join('\n'),
	};
}
