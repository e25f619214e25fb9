import type { QueryKey } from '@tanstack/react-query';
import { type Befehl, useBefehl } from '../formular/befehl.ts';
import { useAkte } from './akte-kontext.tsx';
import { akteKeys } from './queries.ts';

/** What a command on the file may have changed: the file itself, and every list and number it counts in. */
export const betroffen = (id: string): readonly QueryKey[] => [akteKeys.akte(id), ['listen'], ['start']];

/** A command on the file shown. */
export function useAkteBefehl<V>(befehl: Befehl<V>) {
	const { freiwilliger } = useAkte();
	return useBefehl({ ...befehl, invalidates: betroffen(freiwilliger.id) });
}
