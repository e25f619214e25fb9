import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { PersonEreignis } from '#domain/person/ereignisse.ts';
import type { Person } from '#domain/person/person.ts';
import { mailzeile } from './mailzeile.ts';

/** Whoever is asked to confirm an address is asked by mail, at that address. */
export const reagiereAufPerson = (e: Aufgezeichnet<PersonEreignis>, { id }: Person): readonly OutboxZeile[] =>
	e.type === 'PersonOptInAngefragt' ? [mailzeile('PERSON_OPTIN', { art: 'PERSON_OPTIN', id }, {})] : [];
