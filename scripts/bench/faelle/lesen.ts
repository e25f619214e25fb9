import { readStreams } from '#commands/event-store/read.ts';
import { falte } from '#domain/aggregat.ts';
import { type EmmettGewechselt, mitEmmett, schreibeNeuen as schreibeEmmett } from '../emmett.ts';
import { durchsatz, type Fall } from '../fall.ts';
import { neuerVerlauf, type Verlauf, verlauf, wende } from '../stoff.ts';
import { mitUnserem, schreibeNeuen } from '../unsere.ts';

const STREAMS = 200;
const EREIGNISSE = 100;

/** Reads one after the other in turn. */
function reihum(namen: readonly string[]): () => string {
	let naechster = 0;
	return () => namen[naechster++ % namen.length] as string;
}

export const lesen: Fall = {
	name: 'read + fold 100 events',
	unsere: (ort) =>
		mitUnserem(ort, [], async (umgebung) => {
			const ids = await Promise.all(Array.from({ length: STREAMS }, () => schreibeNeuen(umgebung, EREIGNISSE)));
			const id = reihum(ids);
			return durchsatz(async () => {
				const ziel = id();
				const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: verlauf.name, id: ziel }]);
				pruefe(falte(verlauf, ziel, (inhalt?.ereignisse ?? []) as Parameters<typeof verlauf.evolve>[1][]));
			});
		}),
	vergleich: (ort) =>
		mitEmmett(ort, 0, async (store) => {
			const namen = await Promise.all(Array.from({ length: STREAMS }, () => schreibeEmmett(store, EREIGNISSE)));
			const name = reihum(namen);
			return durchsatz(async () => {
				const ziel = name();
				const { state } = await store.aggregateStream<Verlauf, EmmettGewechselt>(ziel, {
					initialState: () => neuerVerlauf(ziel),
					evolve: (zustand: Verlauf, { data }: EmmettGewechselt) => {
						wende(zustand, data);
						return zustand;
					},
				});
				pruefe(state);
			});
		}),
};

function pruefe({ anzahl }: Verlauf): void {
	if (anzahl !== EREIGNISSE) throw new Error(`${anzahl} statt ${EREIGNISSE} Ereignisse gelesen`);
}
