import { useFormular as useAllgemeinesFormular, type Vorgaben } from '../../formular/formular.ts';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';

/** A form about the file shown. */
export function useFormular<V extends Record<string, unknown>, R = unknown>(vorgaben: Vorgaben<V, R>) {
	const { freiwilliger } = useAkte();
	return useAllgemeinesFormular({ ...vorgaben, invalidates: betroffen(freiwilliger.id) });
}
