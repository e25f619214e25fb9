import { describe, expect, it } from 'vitest';
import { stellenVon } from './fehlerbericht.ts';

const mitStack = (stack: string) => Object.assign(new Error('Lena Hoffmann'), { stack });

describe('where an error came up', () => {
	it.each([
		[
			'Chromium',
			'Error: Lena:1:2 Hoffmann\n    at Rt (https://portal.example/assets/index-Bx_7.js:12:345)\n    at https://portal.example/assets/akte-C.js:1:2\n    at <anonymous>',
			['index-Bx_7.js:12:345', 'akte-C.js:1:2'],
		],
		[
			'Firefox and Safari',
			'Rt@https://portal.example/assets/index-Bx_7.js:12:345\nasync*laden@https://portal.example/assets/akte-C.js:1:2\n',
			['index-Bx_7.js:12:345', 'akte-C.js:1:2'],
		],
	])('is read from the stack of %s, without its message', (_, stack, stellen) => {
		expect(stellenVon(mitStack(stack))).toEqual(stellen);
	});

	it('is at most twelve frames, and nothing where there is no stack', () => {
		expect(
			stellenVon(mitStack(Array.from({ length: 30 }, (_, i) => `    at f (/a.js:1:${i})`).join('\n'))),
		).toHaveLength(12);
		expect(stellenVon('geworfener Text')).toEqual([]);
	});
});
