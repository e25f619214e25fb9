import { createHash } from 'node:crypto';

/** One id for what several ids name together: always the same, so that no event needs to carry it. */
export function kennung(...ids: readonly string[]): string {
	const hex = createHash('sha256').update(ids.join('/')).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
