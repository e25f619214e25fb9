import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { EINGANG_KEY } from '../eingang/queries.ts';
import { type Auswahl, type Eingabe, type Sammelaktion, type Sammelliste, VORHABEN } from './aktionen.ts';
import { bisBeendet, type Lauf, type Probezeile } from './queries.ts';

/** What is to be done, and to whom. */
export interface Vorsatz {
	liste: Sammelliste;
	aktion: Sammelaktion;
	auswahl: Auswahl;
	anzahl: number;
}

const DAUER_MS = 120_000;
const NIEMAND: ReadonlySet<string> = new Set();

/** The way from what is entered over the trial to the run. */
export function useSammelaktion(vorsatz: Vorsatz) {
	// What was meant when it was opened: the list behind may change meanwhile.
	const [{ liste, aktion, auswahl, anzahl }, setVorsatz] = useState(vorsatz);
	const mitAngaben = VORHABEN[aktion].felder.length > 0;
	const [eingabe, setEingabe] = useState<Eingabe | null>(mitAngaben ? null : ({ aktion } as Eingabe));
	const [abgewaehlt, setAbgewaehlt] = useState(NIEMAND);
	const [laufID, setLaufID] = useState<string | null>(null);
	const [ende, setEnde] = useState<Lauf | null>(null);
	const [begonnen, setBegonnen] = useState(false);

	const probe = useMutation({
		mutationFn: (was: Eingabe) =>
			call('POST /v1/sammelaktion/probelauf', {
				body: { liste, eingabe: was, auswahl },
				timeoutMs: DAUER_MS,
			}).then(({ data }) => data),
	});
	const { mutate: pruefe } = probe;
	useEffect(() => {
		if (!eingabe) return;
		setAbgewaehlt(NIEMAND);
		pruefe(eingabe);
	}, [eingabe, pruefe]);

	const gehende = (probe.data?.zeilen ?? []).filter((z) => !z.gruende.length && !abgewaehlt.has(z.eintragID));
	const nichtDabei = (probe.data?.zeilen ?? []).filter((z) => !gehende.includes(z));
	/** For all rows that have the same reason; then everything is tried anew. */
	const behebe = useMutation({
		mutationFn: async ({ was, ids, key }: { was: Eingabe; ids: readonly string[]; key: string }) => {
			const { data } = await call('POST /v1/sammelaktion', {
				body: { liste, eingabe: was, ids: [...ids] },
				idempotencyKey: key,
				timeoutMs: DAUER_MS,
			});
			return bisBeendet(data.id);
		},
		onSuccess: () => eingabe && pruefe(eingabe),
	});
	const beginne = useCommand({
		run: (was: Eingabe, idempotencyKey) =>
			call('POST /v1/sammelaktion', {
				body: { liste, eingabe: was, ids: gehende.map((z) => z.eintragID), gesehen: gesehene(gehende) },
				idempotencyKey,
				timeoutMs: DAUER_MS,
			}),
		invalidates: [['sammelaktion', 'eigene'], EINGANG_KEY],
		onDone: ({ data }) => {
			setLaufID(data.id);
			setBegonnen(true);
		},
	});
	/** Tries those again that a run couldn't do: the trial says why, and what removes it. */
	const pruefeErneut = (ids: readonly string[]) => {
		setVorsatz({ liste, aktion, auswahl: { ids: [...ids] }, anzahl: ids.length });
		setLaufID(null);
		setEnde(null);
		probe.reset();
		behebe.reset();
		setEingabe((bisher) => bisher && { ...bisher });
	};
	return {
		...{
			liste,
			aktion,
			auswahl,
			anzahl,
			mitAngaben,
			eingabe,
			setEingabe,
			probe,
			abgewaehlt,
			setAbgewaehlt,
			gehende,
			nichtDabei,
		},
		...{ behebe, beginne, begonnen, laufID, ende, setEnde, pruefeErneut },
		/** As `Steps` counts. */
		phase: laufID ? ('bericht' as const) : eingabe ? ('probelauf' as const) : ('angaben' as const),
	};
}

/** The file each was shown with: what comes in after the trial isn't meant. */
const gesehene = (zeilen: readonly Probezeile[]): Record<string, string> =>
	Object.fromEntries(zeilen.flatMap(({ eintragID, dokumentID }) => (dokumentID ? [[eintragID, dokumentID]] : [])));

export type Ablauf = ReturnType<typeof useSammelaktion>;
