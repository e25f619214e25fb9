import { ereignis, type PersonArt } from './ereignis.ts';

/** Art. 17 DSGVO: personal parts of these kinds are gone; the facts stay. */
export const PersonenbezugGeloescht = ereignis<{ betroffener: string; arten: readonly PersonArt[] }>()(
	'PersonenbezugGeloescht',
);
