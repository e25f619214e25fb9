import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { type Aenderung, type Entwurf, schluessel } from './entwurf.ts';
import { type Dienstart, rechneVor, type Stelle, type Vorschau, vorschauQuery } from './queries.ts';

const TIPP_PAUSE_MS = 150;
const TEXT = KONTINGENTE;

/** What becomes of the drafts, by cell. */
export interface Nachher {
	zelle: (was: { adresseID: string; dienstartID: string }) => Vorschau['zellen'][number] | undefined;
	ausgang: (was: { adresseID: string; dienstartID: string }) => Vorschau['ausgaenge'][number] | undefined;
}

const OHNE: Nachher = { zelle: () => undefined, ausgang: () => undefined };

/** Reckoned by the server with the decisions of storing, shortly after a key was pressed. */
export function useNachher(zyklusID: string | undefined, { aenderungen, unlesbare }: Entwurf): Nachher {
	const [getippt] = useDebouncedValue(aenderungen, TIPP_PAUSE_MS);
	const eingaben = eingabenVon(new Map([...getippt].filter(([key]) => !unlesbare.has(key))));
	const gefragt = zyklusID !== undefined && eingaben.length > 0;
	const { data } = useQuery({ ...vorschauQuery(zyklusID ?? '', eingaben), enabled: gefragt });
	if (!gefragt || !data || aenderungen.size === 0) return OHNE;
	const zellen = new Map(data.zellen.map((z) => [schluessel(z), z]));
	const ausgaenge = new Map(data.ausgaenge.map((a) => [schluessel(a), a]));
	const ausgang: Nachher['ausgang'] = (was) =>
		unlesbare.has(schluessel(was)) ? undefined : ausgaenge.get(schluessel(was));
	/** Of what can't be stored there is no afterwards. */
	const zelle: Nachher['zelle'] = (was) =>
		unlesbare.has(schluessel(was)) || ausgang(was)?.wert === null ? undefined : zellen.get(schluessel(was));
	return { zelle, ausgang };
}

/** Distributes what is left as a proposal: more drafts, stored or discarded like typed ones. */
export function useVerteilen(zyklusID: string | undefined, entwurf: Entwurf, onFertig: (stelle: Stelle) => void) {
	const { mutate } = useMutation({
		mutationFn: ({ stelle: { id: einsatzstelleID }, dienstart: { id: dienstartID } }: Verteilwunsch) => {
			const eingaben = eingabenVon(entwurf.aenderungen);
			return rechneVor(zyklusID ?? '', { eingaben, verteile: { einsatzstelleID, dienstartID } });
		},
		onSuccess: ({ verteilung }, { stelle, dienstart }) => {
			if (verteilung.length === 0) return toast.error(TEXT.verteilen.niemand);
			entwurf.setzeAlle(verteilung.map((anteil) => alsAenderung(stelle, dienstart, anteil)));
			onFertig(stelle);
		},
		onError: (fehler) => toast.error(TEXT.verteilen.fehler, { text: fehler.message }),
	});
	return (stelle: Stelle, dienstart: Dienstart) => mutate({ stelle, dienstart });
}

interface Verteilwunsch {
	stelle: Stelle;
	dienstart: Dienstart;
}

function alsAenderung(
	{ orte }: Stelle,
	{ id: dienstartID, kurz }: Dienstart,
	{ einsatzortID: adresseID, zugeteilt: wert }: Vorschau['verteilung'][number],
): Aenderung {
	const ort = orte.find(({ id }) => id === adresseID);
	const zelle = ort?.zellen.find((z) => z.dienstartID === dienstartID);
	const titel = `${ort?.bezeichnung ?? ''}, ${kurz}`;
	return { art: 'ZUGETEILT', adresseID, dienstartID, titel, bisher: zelle?.id ? zelle.zugeteilt : null, wert };
}

const eingabenVon = (aenderungen: Entwurf['aenderungen']) =>
	[...aenderungen.values()].map(({ art, adresseID, dienstartID, wert }) => ({ art, adresseID, dienstartID, wert }));
