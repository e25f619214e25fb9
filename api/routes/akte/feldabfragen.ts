import type { feldabfragen } from '#api/contract/akte/feldabfragen.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { fuelleAus } from '#commands/feldabfrage/ausfuellen.ts';
import { aendereFeldabfrage, legeFeldabfrageAn, loescheFeldabfrage } from '#commands/feldabfrage/pflegen.ts';
import { type Abfragezeile, abfrageblick } from '#domain/akte/freiwilliger/abfrageblick.ts';
import { istPersonenfeld } from '#domain/feldabfrage/abfragefelder.ts';
import type { FeldabfrageFelder } from '#domain/feldabfrage/feldabfrage.ts';
import { ZIELSTATUS } from '#domain/feldabfrage/zielstatus.ts';
import { liesFeldabfragen } from '#projections/queries/traeger/feldabfragen.ts';
import { sieheAkte } from '../aktenblick.ts';
import { vermerkeEinsicht } from '../einsicht.ts';
import type { Handlers, Umstand } from '../handler.ts';

export const feldabfragenHandlers: Handlers<typeof feldabfragen> = {
	async legeFeldabfrageAn({ umgebung, akteur, idempotenz, body }) {
		const felder = alsFelder({ isAktiv: true, ...body }) as FeldabfrageFelder;
		const { id } = await legeFeldabfrageAn(umgebung, { akteur, idempotenz }, felder);
		return { data: await eine(umgebung, id) };
	},

	listeFeldabfragen: async ({ umgebung }) => ({ data: await alle(umgebung) }),

	holeFeldabfrage: async ({ umgebung, params }) => ({ data: await eine(umgebung, params.id) }),

	async aendereFeldabfrage({ umgebung, akteur, idempotenz, params, body: { version, ...angaben } }) {
		await aendereFeldabfrage(umgebung, { akteur, idempotenz }, params.id, { felder: alsFelder(angaben), version });
		return { data: await eine(umgebung, params.id) };
	},

	async loescheFeldabfrage({ umgebung, akteur, idempotenz, params }) {
		await loescheFeldabfrage(umgebung, { akteur, idempotenz }, params.id);
	},

	async holeAbfragedaten(anruf) {
		const wunschID = anruf.query.adresswunschId ?? null;
		const zeilen = await lies(anruf, anruf.params.freiwilligerId, ZIELSTATUS, wunschID);
		return { data: Object.fromEntries(zeilen.map(({ feldKey, wert }) => [feldKey, wert])) };
	},

	async fuelleAbfrageAus(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const ziel = Number(params.zielStatus);
		const wunschID = body.adresswunschId ?? null;
		await fuelleAus(umgebung, { akteur, idempotenz }, params.freiwilligerId, { ziel, wunschID, werte: body.werte });
		const zeilen = await lies(anruf, params.freiwilligerId, [ziel], wunschID);
		return { data: { offen: offene(zeilen).map(({ feldKey, bezeichnung }) => ({ feldKey, bezeichnung })) } };
	},

	async holeAbfrage(anruf) {
		const { freiwilligerID, zielStatus } = anruf.params;
		const wunschID = anruf.query.adresswunschId ?? null;
		const felder = await lies(anruf, freiwilligerID, [Number(zielStatus)], wunschID);
		return { data: { felder, vollstaendig: offene(felder).length === 0 } };
	},
};

type Zeile = Omit<Abfragezeile, 'wert'> & { readonly wert: string | number | boolean | string[] | null };

const offene = (zeilen: readonly Zeile[]) => zeilen.filter((z) => z.isPflicht && z.isAusgefuellt === false);

/** What is asked before any of these, as the caller sees it; that he reads sensitive data is recorded. */
async function lies(umstand: Umstand, id: string, ziele: readonly number[], wunschID: string | null) {
	const { lage, sicht } = await sieheAkte(umstand, id);
	const blicke = ziele.map((ziel) => abfrageblick(lage, sicht, { ziel, wunschID }));
	if (blicke.includes(null)) throw nichtGefunden();
	const zeilen = blicke.flatMap((blick) => blick?.zeilen ?? []) as Zeile[];
	const felder = zeilen.flatMap(({ wert, feldKey }) => (wert !== null && istPersonenfeld(feldKey) ? [feldKey] : []));
	await vermerkeEinsicht(umstand, { id, sicht, felder, anlass: 'AKTE' });
	return zeilen;
}

type Angaben = Partial<Omit<FeldabfrageFelder, 'felder' | 'hilfetexte' | 'zielStatus'>> & {
	readonly zielStatus?: number | undefined;
	readonly felder?: readonly { readonly feldKey: string; readonly hilfetext?: string | null | undefined }[] | undefined;
};

/** Help texts are kept beside the fields, since texts can be erased. */
function alsFelder({ felder, ...rest }: { readonly [F in keyof Angaben]: Angaben[F] | undefined }) {
	const genannte = Object.entries(rest).filter(([, wert]) => wert !== undefined);
	const gefragt = felder && {
		felder: felder.map(({ hilfetext: _, ...feld }) => feld),
		hilfetexte: Object.fromEntries(felder.flatMap((f) => (f.hilfetext ? [[f.feldKey, f.hilfetext]] : []))),
	};
	return { ...Object.fromEntries(genannte), ...gefragt } as Partial<FeldabfrageFelder>;
}

async function alle(umgebung: Umstand['umgebung']) {
	const saetze = await liesFeldabfragen(umgebung.db);
	return saetze.map(({ felder, dienstartIDs, ...satz }) => ({
		...satz,
		dienstartIDs: [...dienstartIDs],
		felder: felder.map(({ feld, isBearbeitbarDurch, ...rest }) => ({
			feldKey: feld,
			...rest,
			isBearbeitbarDurch: [...isBearbeitbarDurch],
		})),
	}));
}

async function eine(umgebung: Umstand['umgebung'], id: string) {
	const satz = (await alle(umgebung)).find((s) => s.id === id);
	if (!satz) throw nichtGefunden();
	return satz;
}
