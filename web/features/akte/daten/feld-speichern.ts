import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFehler } from '../../../client/api-fehler.ts';
import { call } from '../../../client/call.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import { akteQuery } from '../queries.ts';
import { type Feld, istGleich, type Personenwert } from './personenfelder.ts';

interface Auftrag {
	wert: Personenwert;
	version: number;
}

/** An emptied text is no text. */
const leerIstNull = (wert: Personenwert): Personenwert =>
	typeof wert === 'string' && wert.trim() === '' ? null : (wert ?? null);

/**
 * Saves one field. When something else of the file changed meanwhile it is sent again with the new version; only when
 * this very field did, the user decides.
 */
export function useFeldSpeichern({ feld }: Feld, anfang: Personenwert, onDone: () => void) {
	const { freiwilliger } = useAkte();
	const client = useQueryClient();
	const [fehler, setFehler] = useState<string | null>(null);
	/** What somebody else has saved, and its version. */
	const [konflikt, setKonflikt] = useState<Auftrag | null>(null);
	const befehl = useCommand<Auftrag, unknown>({
		run: ({ wert, version }, idempotencyKey) =>
			call('PUT /v1/freiwilliger/{id}', {
				params: { id: freiwilliger.id },
				body: { [feld]: leerIstNull(wert), version },
				idempotencyKey,
			}),
		invalidates: betroffen(freiwilliger.id),
		onDone,
		onRefused: (abgelehnt, { wert }) => {
			if (abgelehnt.code === 'VERSION') void vergleiche(wert);
			else setFehler(meldung(abgelehnt));
		},
	});
	const vergleiche = async (wert: Personenwert) => {
		const { freiwilliger: jetzt } = await client.query({ ...akteQuery(freiwilliger.id), staleTime: 0 });
		if (istGleich(jetzt[feld], anfang)) befehl.execute({ wert, version: jetzt.version });
		else setKonflikt({ wert: jetzt[feld], version: jetzt.version });
	};
	return {
		fehler,
		konflikt,
		laeuft: befehl.isRunning,
		speichere: (wert: Personenwert) => {
			setFehler(null);
			befehl.execute({ wert, version: konflikt?.version ?? freiwilliger.version });
			setKonflikt(null);
		},
	};
}

/** The texts of every field to blame: an IBAN may ask for its owner. */
const meldung = ({ message, details }: ApiFehler): string => details.map(({ text }) => text).join(' ') || message;
