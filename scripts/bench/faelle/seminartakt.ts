import { SEMINARE } from '#domain/liste/seminare.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Fall, Messort } from '../fall.ts';
import { imTaktBei, type Rufe } from './takt.ts';

/** A seminar for about forty volunteers, and a group for two hundred. */
const SEMINARE_MIN = 2_500;
const GRUPPEN_MIN = 400;

const heute = new Date().toISOString().slice(0, 10);

/** What the Traeger's staff opens in turn while they plan and check seminars. */
export const imTaktSeminare: Fall = imTaktBei(
	'seminars, groups, proofs and days of 100,000 volunteers',
	async (gross): Promise<Rufe> => {
		const { seminare, gruppen } = await vorhandene(gross);
		const reihum = (ids: readonly string[]) => (nr: number) => ids[(nr * 7) % ids.length] ?? '';
		const [seminar, gruppe] = [reihum(seminare), reihum(gruppen)];
		return {
			seminarliste: ansicht('seminar', 'kommende'),
			seminaredurchgefuehrt: ansicht('seminar', 'durchgefuehrt'),
			seminaregefunden: () => liste('seminar', { text: 'Lahn', und: [] }, '-angemeldet'),
			seminaremitplatz: () => liste('seminar', { und: [gleich('nurFreie', true)] }, 'leitung'),
			seminar: (nr) => `seminar/${seminar(nr)}`,
			gruppenliste: () => liste('seminargruppe', { und: [] }, '-seminare'),
			gruppe: (nr) => `seminargruppe/${gruppe(nr)}`,
			nachweisezupruefen: () => liste('seminarnachweis', { und: [gleich('status', 10)] }, 'statusSeit'),
			nachweise: () => liste('seminarnachweis', { und: [] }, '-statusSeit'),
			nichtmehrerreichbar: () =>
				liste(FREIWILLIGE, { und: [gleich('seminartageErreichbar', 'NICHT_MEHR')] }, 'vertragsende'),
			tageoffen: () => liste(FREIWILLIGE, { und: [] }, '-seminartageOffen'),
			ab: () => liste(FREIWILLIGE, { und: [] }, 'seminartageVerlorenAb'),
			start: () => 'start',
		};
	},
);

const FREIWILLIGE = 'freiwilliger/list-freiwillige';

const gleich = (feld: string, wert: unknown) => ({ feld, op: 'gleich', wert });

const liste = (pfad: string, filter: object, sort: string): string =>
	`${pfad}?sort=${sort}&f=${encodeURIComponent(JSON.stringify(filter))}`;

function ansicht(pfad: string, key: 'kommende' | 'durchgefuehrt'): () => string {
	const { und, ...sonst } = SEMINARE.ansichten.find((a) => a.key === key) as (typeof SEMINARE.ansichten)[0 | 1];
	return () => liste(pfad, { und: und(heute) }, 'sort' in sonst ? sonst.sort : SEMINARE.sort);
}

/** Those of the active cycle; all in all as many as it takes. */
async function vorhandene({ url }: Messort): Promise<{ seminare: string[]; gruppen: string[] }> {
	return mitClient(url, async (client) => {
		const von = async (tabelle: 'seminar' | 'seminargruppe', mindestens: number) => {
			const { rows } = await client.query<{ id: string; aktiv: boolean }>(
				`select t.id, z.status = 'AKTIV' as aktiv from ${tabelle} t join zyklus z on z.id = t.zyklus_id order by t.id`,
			);
			if (rows.length < mindestens) throw new Error(`Nur ${rows.length} in ${tabelle}`);
			return rows.filter(({ aktiv }) => aktiv).map(({ id }) => id);
		};
		return { seminare: await von('seminar', SEMINARE_MIN), gruppen: await von('seminargruppe', GRUPPEN_MIN) };
	});
}
