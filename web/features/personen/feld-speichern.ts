import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import type { Feld, Wert } from './felder.ts';
import { wertVon } from './felder.ts';
import { usePerson } from './person-kontext.tsx';
import { betroffen, personQuery } from './queries.ts';

interface Auftrag {
	wert: Wert;
	version: number;
}

/** An emptied text is no text. */
const leerIstNull = (wert: Wert): Wert => (typeof wert === 'string' && wert.trim() === '' ? null : wert);

/**
 * Saves one field. When something else of the person changed meanwhile it is sent again with the new version; only when
 * this very field did, the user decides.
 */
export function useFeldSpeichern(feld: Feld, anfang: Wert, onDone: () => void) {
	const { person } = usePerson();
	const client = useQueryClient();
	const [fehler, setFehler] = useState<string | null>(null);
	/** What somebody else has saved, and its version. */
	const [konflikt, setKonflikt] = useState<Auftrag | null>(null);
	const befehl = useCommand<Auftrag, unknown>({
		run: (auftrag, key) => sende(person.id, feld, auftrag, key),
		invalidates: betroffen(person.id),
		onDone,
		onRefused: (abgelehnt, { wert }) => {
			if (abgelehnt.code === 'VERSION') void vergleiche(wert);
			else setFehler(abgelehnt.details.map(({ text }) => text).join(' ') || abgelehnt.message);
		},
	});
	const vergleiche = async (wert: Wert) => {
		const jetzt = await client.query({ ...personQuery(person.id), staleTime: 0 });
		const anderer = wertVon(jetzt, feld);
		if (anderer === anfang) befehl.execute({ wert, version: jetzt.version });
		else setKonflikt({ wert: anderer, version: jetzt.version });
	};
	return {
		fehler,
		konflikt,
		laeuft: befehl.isRunning,
		speichere: (wert: Wert) => {
			setFehler(null);
			befehl.execute({ wert, version: konflikt?.version ?? person.version });
			setKonflikt(null);
		},
	};
}

/** The address goes its own way: it may have to be confirmed. */
function sende(id: string, { feld, art }: Feld, { wert, version }: Auftrag, idempotencyKey: string): Promise<unknown> {
	const params = { id };
	if (art === 'email') {
		const email = typeof wert === 'string' && wert.trim() ? wert : null;
		return call('PUT /v1/person/{id}/email', { params, body: { email }, idempotencyKey });
	}
	const body = { [feld]: leerIstNull(wert), version };
	return call('PUT /v1/person/{id}', { params, body, idempotencyKey });
}
