/** What a spreadsheet would take for a formula; some do so with the wide forms of Japanese keyboards. */
const FORMEL = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a file the browser writes itself. */
export function csvZelle(text: string): string {
	const sicher = FORMEL.test(text) ? `'${text}` : text;
	return /[";\r\n]/.test(sicher) ? `"${sicher.replaceAll('"', '""')}"` : sicher;
}
