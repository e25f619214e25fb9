import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { expect, it } from 'vitest';
import { fehlerID, zufallstext } from './zufall.ts';

const zufall = fc.infiniteStream(fc.nat()).map((folge) => (grenze: number) => (folge.next().value as number) % grenze);

it('draws only from the alphabet and in the right length', () => {
	fc.assert(
		fc.property(zufall, (z) => {
			expect(zufallstext(z)).toMatch(/^[A-Za-z0-9@_*-]{10}$/);
			expect(zufallstext(z, 43)).toHaveLength(43);
			expect(fehlerID(z)).toMatch(/^[A-Z0-9]{12}$/);
		}),
	);
});

it('reaches both ends of the alphabet', () => {
	expect(zufallstext(() => 0, 1)).toBe('A');
	expect(zufallstext((grenze) => grenze - 1, 1)).toBe('*');
	expect(fehlerID((grenze) => grenze - 1)).toBe('999999999999');
});
