import type { auskunft } from '#api/contract/traeger/auskunft.ts';
import { readStreams } from '#commands/event-store/read.ts';
import type { Aufgezeichnet, Fakt } from '#domain/ereignis.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import type { Stammdatum } from '#domain/stammdaten/stammdatum.ts';
import {
	type Stammdatenverlaufseintrag,
	stammdatenverlauf,
	stammdatumVon,
	type Verlaufsart,
} from '#domain/stammdatenverlauf.ts';
import { beispielVon } from '#domain/vorlagen/beispiele.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { personennamen } from '#projections/queries/orte/personen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { saetzeVon } from '#projections/queries/traeger/stammdatenverlauf.ts';
import { alleZyklen } from '#projections/queries/traeger/zyklen.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Nobody reads further back here; the streams hold everything. */
const EINTRAEGE = 500;

/** What is to be known about lists, cycles and templates besides their entries. */
export const auskunftHandlers: Handlers<typeof auskunft> = {
	async holeZyklusinfo({ umgebung }) {
		const [zyklen, { isBewerbungsphase }] = await Promise.all([alleZyklen(umgebung.db), alleParameter(umgebung.db)]);
		return { data: { zyklus: zyklen.find(({ status }) => status === 'AKTIV') ?? null, isBewerbungsphase } };
	},

	listeVariablen: async () => ({
		data: VORLAGENVARIABLEN.map(({ gruppe, name }) => ({ gruppe, name, beispiel: beispielVon(name) ?? '' })),
	}),

	holeStammdatenHistorie: async ({ umgebung, params }) => ({
		data: await verlauf(umgebung, params.art as Verlaufsart),
	}),
};

async function verlauf(umgebung: Umstand['umgebung'], art: Verlaufsart) {
	const stammdatum = stammdatumVon(art);
	return verlaufVon(umgebung, stammdatum, await saetzeVon(umgebung.db, stammdatum.aggregat.name));
}

/** Of these records, the newest first. */
export async function verlaufVon(
	{ db, pool }: Umstand['umgebung'],
	stammdatum: Stammdatum<string, Record<string, Fakt>>,
	ids: readonly string[],
) {
	const { name: aggregat } = stammdatum.aggregat;
	const inhalte = await readStreams(
		pool,
		ids.map((id) => ({ aggregat, id })),
	);
	const eintraege = inhalte
		.flatMap(({ ereignisse }, stelle) =>
			stammdatenverlauf(stammdatum, ids[stelle] as string, ereignisse as Aufgezeichnet<Listenereignis>[]),
		)
		.sort((a, b) => b.zeit.localeCompare(a.zeit))
		.slice(0, EINTRAEGE);
	return mitNamen({ db }, eintraege);
}

/** Says who it was. */
export async function mitNamen(
	{ db }: Pick<Umstand['umgebung'], 'db'>,
	eintraege: readonly Stammdatenverlaufseintrag[],
) {
	const userIDs = eintraege.flatMap((e) => [e.userID, e.impersoniertVon]).filter((id) => id !== null);
	const namen = await personennamen(db, { adresseIDs: [], userIDs: [...new Set(userIDs)] });
	const wer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
	return eintraege.map(({ userID, impersoniertVon, ...e }) => ({
		...e,
		akteur: wer(userID),
		impersoniertVon: wer(impersoniertVon),
	}));
}

type Listenereignis = StammdatenEreignis<string, Record<string, Fakt>>;
