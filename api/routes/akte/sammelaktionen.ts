import type { sammelaktionen } from '#api/contract/akte/sammelaktionen.ts';
import type { Listenfilter } from '#api/contract/filter.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { KEIN_ZUSATZ, ladeListenzusatz } from '#api/routes/listen/listenfelder.ts';
import { probelauf, tueEine } from '#commands/sammelaktion/probelauf.ts';
import { beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import { probiereSenden } from '#commands/vorhaben.ts';
import { jeEintrag, type Sammelaktion, type Sammeleingabe, sammelrecht } from '#domain/akte/sammelaktion.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { eigeneSammelauftraege, ergebniszeilen, sammelauftrag } from '#projections/queries/akte/sammelauftrag.ts';
import { type Sammelliste, type Sammelzeile, sammelauswahl } from '#projections/queries/akte/sammelauswahl.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';

const HOECHSTENS = 5000;
const ZUSATZLISTE = {
	BEWERBUNGEN: 'bewerbungen',
	FREIWILLIGE: 'freiwillige',
	POOL: null,
	DOKUMENTE: null,
	BESCHEINIGUNGEN: null,
} as const;

/** One action on many volunteers. */
export const sammelaktionenHandlers: Handlers<typeof sammelaktionen> = {
	async probiereSammelaktion(anruf) {
		const { umgebung, akteur, body } = anruf;
		const { liste, eingabe, auswahl } = body;
		verlangeRecht(anruf, eingabe.aktion);
		const zeit = umgebung.ctx().jetzt;
		const zeilen = await gemeinte(anruf, liste, eingabe.aktion, auswahl);
		const { gruende, ersterID, ...post } = await probelauf(umgebung, akteur, eingabe, zeilen);
		const erste = zeilen.find((z, i) => z.freiwilligerID === ersterID && gruende[i]?.length === 0);
		const sendung = erste && ersterID ? await ersteSendung(anruf, eingabe, erste) : null;
		return { data: { zeit, ...post, sendung, zeilen: zeilen.map((z, i) => ({ ...z, gruende: gruende[i] ?? [] })) } };
	},

	async beginneSammelaktion(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { liste, eingabe, ids, gesehen = {} } = body;
		verlangeRecht(anruf, eingabe.aktion);
		const gemeint = await gemeinte(anruf, liste, eingabe.aktion, { ids });
		const zeilen = gemeint.map((zeile) => ({ ...zeile, dokumentID: gesehen[zeile.eintragID] ?? null }));
		return { data: await beginneSammelaktion(umgebung, { akteur, idempotenz }, { liste, eingabe, zeilen }) };
	},

	async listeSammelaktionen({ umgebung, akteur }) {
		return { data: [...(await eigeneSammelauftraege(umgebung.db, akteur.userID ?? ''))] };
	},

	async holeSammelaktion(anruf) {
		const { umgebung, akteur, params } = anruf;
		const lauf = await sammelauftrag(umgebung.db, params.id);
		const sieht = lauf && (lauf.userID === akteur.userID || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']));
		if (!sieht) throw nichtGefunden();
		return { data: { ...lauf, zeilen: [...(await ergebniszeilen(umgebung.db, await blickVon(anruf), lauf))] } };
	},
};

/** What it sends for the first of them; to whom it goes, staff of a site may not read all it says. */
async function ersteSendung(anruf: Umstand, eingabe: Sammeleingabe, zeile: Sammelzeile) {
	const { umgebung, akteur } = anruf;
	if (!hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return null;
	const amt = { umgebung, mail: { baseUrl: await portaladresse(anruf) } };
	return probiereSenden(amt, (sandkasten) => tueEine(sandkasten, akteur, eingabe, zeile));
}

/** Who may not do it once may not do it often. */
function verlangeRecht({ akteur }: Umstand, aktion: Sammelaktion): void {
	if (!darf(akteur, sammelrecht(aktion))) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
}

type Auswahl =
	| { readonly ids: readonly string[] }
	| { readonly filter: Listenfilter; readonly sort?: string | undefined };

/** Rows of one volunteer stand together. What is done to the volunteer himself is done to him once. */
async function gemeinte(
	umstand: Umstand,
	liste: Sammelliste,
	aktion: Sammelaktion,
	auswahl: Auswahl,
): Promise<readonly Sammelzeile[]> {
	const ids = 'ids' in auswahl ? auswahl.ids : null;
	const anfrage = alsAnfrage(umstand, 'ids' in auswahl ? {} : { f: auswahl.filter, sort: auswahl.sort });
	const blick = await blickVon(umstand);
	const mitFeldern = ZUSATZLISTE[liste];
	const { zusatz, merke } = mitFeldern ? await ladeListenzusatz(umstand, mitFeldern, anfrage) : KEIN_ZUSATZ;
	const zeilen = await sammelauswahl(umstand.umgebung.db, blick, { liste, ids, zusatz }, anfrage);
	if (zeilen.length > HOECHSTENS) throw zuViele();
	await merke(zeilen.flatMap(({ freiwilligerID }) => freiwilligerID ?? []));
	const gruppen = Map.groupBy(zeilen, ({ freiwilligerID, eintragID }) => freiwilligerID ?? eintragID);
	if (jeEintrag(aktion)) return [...gruppen.values()].flat();
	// A message may name the place of the row it was chosen by; of several rows none is meant.
	return [...gruppen.values()].flatMap(([erste, ...weitere]) =>
		erste ? [weitere.length ? { ...erste, wunschID: null } : erste] : [],
	);
}

const zuViele = () =>
	new Abgelehnt([
		{
			code: 'ZU_VIELE',
			http: 422,
			text: 'Bitte grenzen Sie die Liste mit einem Filter ein: Höchstens 5.000 Einträge sind auf einmal möglich.',
		},
	]);
