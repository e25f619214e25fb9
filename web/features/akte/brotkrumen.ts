import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import type { Crumb } from '../portal/page-head.ts';

const BEWERBUNGEN: readonly Crumb[] = [
	{ label: AKTE.freiwillige },
	{ label: AKTE.bewerbungen, link: { to: '/admin/bewerbungen' } },
];
const FREIWILLIGE: readonly Crumb[] = [{ label: AKTE.freiwillige, link: { to: '/admin/freiwillige' } }];

/** The list a file stands in: from the agreement on among the volunteers, before that among the applications. */
export const brotkrumen = (status: number): readonly Crumb[] =>
	status < FREIWILLIGER.nr.BewerbungEinigung ? BEWERBUNGEN : FREIWILLIGE;
