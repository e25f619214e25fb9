import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Startzahl } from './queries.ts';

const PFAD = {
	bewerbungen: '/admin/bewerbungen',
	freiwillige: '/admin/freiwillige',
	dokumente: '/admin/dokumente',
	unterschriften: '/admin/unterschriften',
	seminare: '/admin/seminare',
	seminarnachweise: '/admin/seminarnachweise',
	'bfd-vereinbarungen': '/admin/bfd-vereinbarungen',
} as const;

/** The list behind a number, filtered exactly so; what is to be checked opens where it is checked. */
export function listenziel({ art, liste, f }: Pick<Startzahl, 'liste' | 'f'> & { art?: Startzahl['art'] }) {
	if (art === 'PRUEFEN') return { to: '/admin/pruefliste' as const };
	const und = f.und.map(({ feld, op, wert }): Bedingung => {
		return wert === undefined ? { feld, op } : { feld, op, wert: typeof wert === 'object' ? [...wert] : wert };
	});
	return { to: PFAD[liste], search: { f: { und } } };
}

/** Applications up to the agreement, volunteers from there on. */
export function statusziel(nummer: FreiwilligerStatus) {
	const f = { und: [{ feld: 'status', op: 'gleich' as const, wert: nummer }] };
	return listenziel({ liste: nummer < 2800 ? 'bewerbungen' : 'freiwillige', f });
}
