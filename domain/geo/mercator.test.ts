import { expect, it } from 'vitest';
import { aufErde, aufKarte } from './mercator.ts';

it.each([
	[50.553, 8.5045],
	[47.27, 10.18],
	[55.05, 8.44],
	[-33.9, -70.6],
])('what lies at %d, %d is found again on the map', (lat, lon) => {
	const zurueck = aufErde(aufKarte({ lat, lon }));
	expect(zurueck.lat).toBeCloseTo(lat, 6);
	expect(zurueck.lon).toBeCloseTo(lon, 6);
});

it('the middle of the map is where the equator meets Greenwich', () => {
	expect(aufErde({ x: 0.5, y: 0.5 })).toEqual({ lat: 0, lon: 0 });
});
