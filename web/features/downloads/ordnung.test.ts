import { expect, test } from 'vitest';
import { anStelleVon } from './ordnung.ts';

test.each([
	['forward', 'a', 'c', 'bcad'],
	['backward', 'd', 'b', 'adbc'],
	['to its neighbour', 'b', 'c', 'acbd'],
	['to the front', 'c', 'a', 'cabd'],
	['to the end', 'a', 'd', 'bcda'],
	['nowhere', 'b', 'b', 'abcd'],
])('moves %s', (_, id, ziel, danach) => {
	expect(anStelleVon([...'abcd'], id, ziel).join('')).toBe(danach);
});
