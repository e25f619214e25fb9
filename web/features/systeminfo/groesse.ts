import { formatZahl } from '#domain/format/zahl.ts';

const EINHEITEN = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `1,4 GB`: powers of a thousand, as shops and disks count. */
export function groesse(bytes: number): string {
	const stufe = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), EINHEITEN.length - 1);
	return `${formatZahl(bytes / 1000 ** stufe, stufe === 0 ? 0 : 1)} ${EINHEITEN[stufe]}`;
}
