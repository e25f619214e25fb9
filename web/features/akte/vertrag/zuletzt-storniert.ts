import { useQuery } from '@tanstack/react-query';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type Dokument, dokumentenakteQuery } from '../dokumente/queries.ts';
import type { Vertrag } from '../typen.ts';
import { SEITENFELDER, vertragswert } from './vertragsfelder.ts';

export interface ZuletztStorniert {
	vertrag: Vertrag;
	/** The draft that came in its place and that nobody has touched; null: there is none. */
	entwurf: Vertrag | null;
}

/** What a cancelled contract leaves to its copy. */
const UEBERNOMMEN = SEITENFELDER.filter(({ feld }) => feld !== 'geplantesEnde');

/** The cancelled contract as long as its cancelling is the last thing that happened to contracts of the file. */
export function zuletztStorniert(vertraege: readonly Vertrag[]): ZuletztStorniert | null {
	const vertrag = vertraege.findLast(({ status }) => status === VERTRAG.nr.Storniert);
	if (!vertrag) return null;
	const neuester = vertraege.findLast(({ status }) => status !== VERTRAG.nr.Storniert);
	if (!neuester) return { vertrag, entwurf: null };
	const { wunschID, statusSeit } = vertrag;
	const istSeiner =
		neuester.status < VERTRAG.nr.Einigung && neuester.wunschID === wunschID && neuester.statusSeit === statusSeit;
	const istUnberuehrt = UEBERNOMMEN.every((f) => vertragswert(neuester, f) === vertragswert(vertrag, f));
	return istSeiner && istUnberuehrt ? { vertrag, entwurf: neuester } : null;
}

/** What was to be signed for it: made invalid with it. */
export function useStorniertesPapier(vertrag: Vertrag | undefined): Dokument | undefined {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(dokumentenakteQuery(freiwilliger.id));
	return data?.anforderungen
		.filter(({ isVertragsrelevant }) => isVertragsrelevant)
		.flatMap(({ dokumente }) => dokumente)
		.filter(
			(d) =>
				d.endung === 'pdf' &&
				!d.isGeloescht &&
				d.status === DOKUMENT.nr.Invalidiert &&
				d.statusSeit === vertrag?.statusSeit,
		)
		.toSorted((a, b) => b.unterschriften.length - a.unterschriften.length)[0];
}
