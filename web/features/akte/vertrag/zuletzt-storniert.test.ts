import { expect, test } from 'vitest';
import type { Vertrag } from '../typen.ts';
import { zuletztStorniert } from './zuletzt-storniert.ts';

const vertrag = (id: string, status: number, statusSeit: string, mehr: object = {}) =>
	({ id, wunschID: 'w', status, statusSeit, vertragsbeginn: '2026-12-01', urlaubstage: 20, ...mehr }) as Vertrag;

const STORNIERT = vertrag('alt', 9500, '2026-11-21T15:20:00Z', { geplantesEnde: '2027-01-31' });
const ENTWURF = vertrag('neu', 0, '2026-11-21T15:20:00Z', { geplantesEnde: null });

test('a cancelled contract stands first until somebody goes on with the draft that came in its place', () => {
	expect(zuletztStorniert([STORNIERT, ENTWURF])).toEqual({ vertrag: STORNIERT, entwurf: ENTWURF });
	expect(zuletztStorniert([STORNIERT])).toEqual({ vertrag: STORNIERT, entwurf: null });
	expect(zuletztStorniert([STORNIERT, { ...ENTWURF, urlaubstage: 21 }])).toBeNull();
	expect(zuletztStorniert([STORNIERT, { ...ENTWURF, status: 2000 }])).toBeNull();
	expect(zuletztStorniert([STORNIERT, { ...ENTWURF, statusSeit: '2026-11-23T08:00:00Z' }])).toBeNull();
	expect(zuletztStorniert([STORNIERT, { ...ENTWURF, wunschID: 'anderer' }])).toBeNull();
	expect(zuletztStorniert([ENTWURF])).toBeNull();
});
