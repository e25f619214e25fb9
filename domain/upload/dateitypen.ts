/** What may be uploaded. Nothing that a browser would run, nothing with macros. */
export const DATEITYPEN = {
	pdf: 'application/pdf',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	png: 'image/png',
	webp: 'image/webp',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	odt: 'application/vnd.oasis.opendocument.text',
	ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const;
export type Endung = keyof typeof DATEITYPEN;

/** The extension as it counts: the last one, in small letters; null: not allowed. */
export function endungVon(name: string): Endung | null {
	const endung = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
	return Object.hasOwn(DATEITYPEN, endung) ? (endung as Endung) : null;
}

const BILDER: readonly Endung[] = ['jpg', 'jpeg', 'png', 'webp'];
export const istBild = (endung: Endung): boolean => BILDER.includes(endung);
