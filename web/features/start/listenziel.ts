import type { Bedingung } from '../liste/bedingung.ts';
import type { Listenzahl, Startzahl } from './queries.ts';

const PFAD = {
	bewerbungen: '/admin/bewerbungen',
	freiwillige: '/admin/freiwillige',
	dokumente: '/admin/dokumente',
	unterschriften: '/admin/unterschriften',
	seminare: '/admin/seminare',
	seminarnachweise: '/admin/seminarnachweise',
	'bfd-vereinbarungen': '/admin/bfd-vereinbarungen',
	bescheinigungen: '/admin/bescheinigungen',
} as const;

/** The list behind a number, filtered exactly so; what is to be checked opens where it is checked. */
export function listenziel({ art, liste, f }: Pick<Listenzahl, 'liste' | 'f'> & { art?: Startzahl['art'] }) {
	if (art === 'PRUEFEN') return { to: '/admin/pruefliste' as const };
	const und = f.und.map(({ feld, op, wert }): Bedingung => {
		return wert === undefined ? { feld, op } : { feld, op, wert: typeof wert === 'object' ? [...wert] : wert };
	});
	return { to: PFAD[liste], search: { f: { und } } };
}

/** The part of a file that its list is about; undefined: its rows are no files, or are worked through elsewhere. */
export function aktenbereich({ art, liste }: Pick<Startzahl, 'art' | 'liste'>, inDokumenten = false) {
	if (art === 'PRUEFEN') return undefined;
	if (inDokumenten || liste === 'dokumente') return '/admin/freiwillige/$id/akte' as const;
	return liste === 'bewerbungen' || liste === 'freiwillige' ? ('/admin/freiwillige/$id' as const) : undefined;
}

/** Proofs have no page of their own; certificates are issued from their list. */
const OHNE_ERSTE: ReadonlySet<Listenzahl['liste']> = new Set(['seminarnachweise', 'bescheinigungen']);

/** One is opened, not only listed: signatures for the own side only; what is to be checked opens at the first one anyway. */
export const oeffnetErste = ({ art, liste }: Pick<Startzahl, 'art' | 'liste'>): boolean =>
	art !== 'PRUEFEN' && !OHNE_ERSTE.has(liste) && (liste !== 'unterschriften' || art === 'EIGENE_UNTERSCHRIFTEN');

/** What a task opens: the one thing it is about, several as their list. */
export function aufgabenziel(zahl: Listenzahl & { art: Startzahl['art'] }, inDokumenten?: boolean) {
	const { liste, einzigeID: id } = zahl;
	if (id === null || !oeffnetErste(zahl)) return listenziel(zahl);
	const akte = aktenbereich(zahl, inDokumenten);
	if (akte) return { to: akte, params: { id } };
	switch (liste) {
		case 'bfd-vereinbarungen':
			return { to: '/admin/freiwillige/$id/vertrag' as const, params: { id } };
		case 'seminare':
			return { to: '/admin/seminare/$id' as const, params: { id } };
		case 'unterschriften':
			return { to: '/unterschrift/$signToken' as const, params: { signToken: id } };
		default:
			return listenziel(zahl);
	}
}
