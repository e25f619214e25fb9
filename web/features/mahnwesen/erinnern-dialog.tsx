import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { personenname } from '../liste/zellen.tsx';
import { LaufDialog } from '../sammelaktion/lauf-dialog.tsx';
import { useLauf } from '../sammelaktion/use-lauf.ts';
import { Sendedialog, type Vorhaben } from '../senden/sendedialog.tsx';
import { MAHNWESEN_KEY } from './queries.ts';
import { anWen } from './tagesliste.tsx';

/** A request somebody may be reminded of. */
export interface Erinnerbares {
	readonly anforderungID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly dokument: string;
}

interface ErinnernDialogProps {
	/** Those that are meant; they may still have to be fetched. */
	lade: (signal: AbortSignal) => Promise<readonly Erinnerbares[]>;
	/** Of what is meant. */
	schluessel: readonly unknown[];
	onClose: () => void;
	/** Somebody was reminded: nothing of it is to be done twice. */
	onGemahnt: () => void;
}

const BETROFFEN = [MAHNWESEN_KEY, ['listen'], ['akte'], ['start']] as const;

/** Reminds of many documents at once, after it was seen whom and of what. */
export function ErinnernDialog({ lade, schluessel, onClose, onGemahnt }: ErinnernDialogProps) {
	const query = useQuery(probeQuery(schluessel, lade));
	const gehende = query.data?.probe.zeilen.filter(({ grund }) => grund === null) ?? [];
	const schliesse = () => {
		onClose();
		onGemahnt();
	};
	const mahne = useLauf({
		beginne: (anforderungIDs: string[], idempotencyKey) =>
			call('POST /v1/dokumente/mahnung', { body: { anforderungIDs }, idempotencyKey }),
		invalidates: BETROFFEN,
		onGetan: ({ erledigt }) => {
			schliesse();
			toast.success(T.geschickt(erledigt));
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	if (mahne.laufID) return <LaufDialog id={mahne.laufID} titel={T.jetzt} invalidates={BETROFFEN} onClose={schliesse} />;
	return (
		<Sendedialog
			titel={gehende.length ? T.frage(gehende.length) : T.jetzt}
			hinweis={T.frageText}
			vorhaben={query.data && vorhabenAus(query.data)}
			fehler={query.error}
			onNochmal={() => void query.refetch()}
			verb={T.mailsSenden}
			laeuft={mahne.isRunning}
			onSenden={() => mahne.execute(gehende.map(({ anforderungID }) => anforderungID))}
			onClose={onClose}
		/>
	);
}

type Mahnprobe = DataOf<'POST /v1/dokumente/mahnung/probe'>;

/** It names people, and tomorrow it would be another: nothing of it is kept. */
const probeQuery = (schluessel: readonly unknown[], lade: ErinnernDialogProps['lade']) =>
	queryOptions({
		queryKey: ['erinnern', ...schluessel],
		queryFn: async ({ signal }) => {
			const gemeinte = await lade(signal);
			const body = { anforderungIDs: gemeinte.map(({ anforderungID }) => anforderungID) };
			const { data } = await call('POST /v1/dokumente/mahnung/probe', { body, signal });
			return { gemeinte, probe: data };
		},
		placeholderData: keepPreviousData,
		gcTime: 0,
		staleTime: 0,
	});

/** One mail for each reader, with all documents it names. */
function vorhabenAus({ gemeinte, probe }: { gemeinte: readonly Erinnerbares[]; probe: Mahnprobe }): Vorhaben {
	const je = new Map(gemeinte.map((eines) => [eines.anforderungID, eines]));
	const zeilen = probe.zeilen.flatMap((zeile) => {
		const eines = je.get(zeile.anforderungID);
		return eines ? [{ ...zeile, ...eines }] : [];
	});
	const jeLeser = Map.groupBy(
		zeilen
			.filter(({ grund }) => grund === null)
			.flatMap((zeile) => zeile.an.map((einer) => ({ zeile, wer: anWen(einer) }))),
		({ wer }) => wer,
	);
	return {
		bekommen: [...jeLeser].map(([wer, seine]) => ({
			...{ id: wer, wer },
			was: seine.map(({ zeile }) => worum(wer, zeile)).join(', '),
		})),
		ausgelassene: zeilen
			.filter(({ grund }) => grund !== null)
			.map((zeile) => ({
				id: zeile.anforderungID,
				wer: personenname(zeile),
				was: warumNicht(zeile),
			})),
		mail: probe.mail,
	};
}

/** A rule says which document it is about. */
const warumNicht = ({ dokument, grund }: { dokument: string; grund: string | null }): string =>
	grund?.includes(dokument) ? grund : `${dokument}: ${grund}`;

/** A mail to somebody else names the volunteer too. */
const worum = (wer: string, eines: Erinnerbares): string =>
	wer === [eines.vorname, eines.nachname].filter(Boolean).join(' ')
		? eines.dokument
		: `${eines.dokument} (${personenname(eines)})`;
