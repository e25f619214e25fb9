import { useFormular as useAllgemeinesFormular, type Vorgaben } from '../formular/formular.ts';
import { usePerson } from './person-kontext.tsx';
import { betroffen } from './queries.ts';

/** A form about the person shown. */
export function useFormular<V extends Record<string, unknown>>(vorgaben: Vorgaben<V>) {
	const { person } = usePerson();
	return useAllgemeinesFormular({ ...vorgaben, invalidates: betroffen(person.id) });
}
