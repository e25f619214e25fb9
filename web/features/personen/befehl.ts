import { type Befehl, useBefehl } from '../formular/befehl.ts';
import { usePerson } from './person-kontext.tsx';
import { betroffen } from './queries.ts';

/** A command on the person shown. */
export function usePersonBefehl<V>(befehl: Befehl<V>) {
	const { person } = usePerson();
	return useBefehl({ ...befehl, invalidates: betroffen(person.id) });
}
