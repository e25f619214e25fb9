import { useQuery } from '@tanstack/react-query';
import { useAkte } from '../akte/akte-kontext.tsx';
import { fach } from '../akte/dokumente/gruppen.ts';
import { type Anforderung, type Dokument, dokumentenakteQuery } from '../akte/dokumente/queries.ts';

const KEINE: readonly Anforderung[] = [];

/** What the volunteer is asked for; nothing while it loads. */
export function useAnforderungen(): readonly Anforderung[] {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(dokumentenakteQuery(freiwilliger.id));
	return data?.anforderungen.filter((a) => fach(a) !== undefined) ?? KEINE;
}

/** What he has to do something about: what has a day first, then by the step that waits for it. */
export function offeneDokumente(anforderungen: readonly Anforderung[]): readonly Anforderung[] {
	const rang = ({ frist, blockiertAb }: Anforderung) => frist ?? `9999 ${blockiertAb ?? 9999}`;
	return anforderungen.filter((a) => fach(a) === 'offen').toSorted((a, b) => rang(a).localeCompare(rang(b)));
}

/** His own signature, once it is his turn. */
export const eigeneUnterschrift = ({ unterschriften }: Dokument) =>
	unterschriften.find(({ istEigene, istDran }) => istEigene && istDran) ?? null;

/** The session in which he gives it. */
export const eigeneSitzung = (dokument: Dokument): string | null => eigeneUnterschrift(dokument)?.sitzungID ?? null;
