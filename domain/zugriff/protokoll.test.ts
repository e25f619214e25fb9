import { expect, it } from 'vitest';
import { istSensibel, PERSONENFELDNAMEN } from '#domain/felder/personenfelder.ts';
import { DATENARTEN, sensibleArten } from './protokoll.ts';

it('every sensitive field is of a kind that is recorded when it is read, and no other field is', () => {
	const ohne = PERSONENFELDNAMEN.filter((feld) => (sensibleArten([feld]).length === 1) !== istSensibel(feld));
	expect(ohne).toEqual([]);
	expect(sensibleArten(PERSONENFELDNAMEN)).toEqual(DATENARTEN);
});
