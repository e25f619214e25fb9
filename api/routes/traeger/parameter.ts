import type { Ausgang } from '#api/contract/route.ts';
import { ANGEMELDET, OEFFENTLICH, PERSONAL, type parameter, VERWALTUNG } from '#api/contract/traeger/parameter.ts';
import { angefragterHost } from '#api/plugins/umleitung.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { aendere } from '#commands/parameter/aendern.ts';
import { falte } from '#domain/aggregat.ts';
import { bewerbungslage } from '#domain/einrichtung/bewerbungslage.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Feldleser, nurGelesene } from '#domain/felder/freie-felder.ts';
import { PARAMETER_ID, type ParameterEreignis, parameterStammdatum } from '#domain/parameter/parameter.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { parameterVerlauf } from '#domain/parameter/verlauf.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { laufendeNummer, nummernJeDienstart } from '#projections/queries/akte/vertragsnummern.ts';
import { plaetzeOnline } from '#projections/queries/orte/karte.ts';
import { personennamen } from '#projections/queries/orte/personen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { rechtstexte } from '#projections/queries/traeger/portaltexte.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Handlers, Umstand } from '../handler.ts';

type Mandant = Ausgang<typeof parameter.holeParameter>['data'];

/** The tenant and its parameters. */
export const parameterHandlers: Handlers<typeof parameter> = {
	holeParameter: async (anruf) => ({ data: await zeige(anruf) }),

	async aendereParameter(anruf) {
		const { umgebung, akteur, idempotenz, portal } = anruf;
		const hosts = eigeneHosts(anruf);
		const { version, ...werte } = anruf.body;
		const { produktion } = portal.konfiguration;
		await aendere(umgebung, { akteur, idempotenz }, { werte: genannte(werte), version, produktion, hosts });
		return { data: await zeige(anruf) };
	},

	async holeParameterHistorie({ umgebung }) {
		const eintraege = parameterVerlauf(await ereignisse({ umgebung })).reverse();
		const userIDs = eintraege.flatMap((e) => [e.userID, e.impersoniertVon]).filter((id) => id !== null);
		const namen = await personennamen(umgebung.db, { adresseIDs: [], userIDs });
		const wer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
		return {
			data: eintraege.map(({ userID, impersoniertVon, ...e }) => ({
				...e,
				akteur: wer(userID),
				impersoniertVon: wer(impersoniertVon),
			})),
		};
	},
};

/** The host of this call, which has just led here, and what the operator says of the tenant. */
function eigeneHosts({ request, portal: { key, konfiguration } }: Umstand): string[] {
	const { baseUrl, mandanten } = konfiguration;
	const seine = mandanten.find((m) => m.key === key)?.hosts ?? [];
	return [angefragterHost(request), ...seine, ...(baseUrl ? [new URL(baseUrl).host] : [])];
}

/** What was sent; a field left out isn't said. Whether it fits its field, the decision says. */
const genannte = (felder: object): Partial<ParameterFelder> =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

async function zeige(anruf: Umstand): Promise<Mandant> {
	const { umgebung, akteur, portal } = anruf;
	const [alles, texte, online] = await Promise.all([
		alleParameter(umgebung.db),
		rechtstexte(umgebung.db),
		plaetzeOnline(umgebung.db, umgebung.ctx().heute),
	]);
	const alle = nurGelesene(alles, feldleser(akteur));
	const umfeld = { isBewerbungsphase: alle.isBewerbungsphase, rechtstexte: texte, plaetzeOnline: online };
	const oeffentlich = { id: PARAMETER_ID, ...waehle(alle, OEFFENTLICH), bewerbungslage: bewerbungslage(umfeld) };
	if (akteur.art === 'PUBLIC') return oeffentlich;
	const angemeldet = { ...oeffentlich, ...waehle(alle, ANGEMELDET) };
	if (!hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'])) return angemeldet;
	const personal = { ...angemeldet, ...waehle(alle, PERSONAL) };
	if (!hatRolle(akteur, 'ADMIN')) return personal;
	const { version, geaendert } = falte(parameterStammdatum.aggregat, PARAMETER_ID, await ereignisse(anruf));
	const userIDs = geaendert?.userID ? [geaendert.userID] : [];
	const namen = await personennamen(umgebung.db, { adresseIDs: [], userIDs });
	const [id = null] = userIDs;
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return {
		...personal,
		...waehle(alle, VERWALTUNG),
		mandantKey: portal.key,
		vertragsnummerNaechste: Math.max(alle.vertragsnummerNaechste, await laufendeNummer(umgebung.db)),
		vertragsnummerBeispiele: await nummernJeDienstart(umgebung.db, referenz),
		version,
		geaendertAm: geaendert?.zeit ?? null,
		geaendertVon: id === null ? null : { id, name: namen.get(id) ?? null },
	};
}

/** Whoever hasn't signed in reads nothing of any volunteer. */
function feldleser(akteur: Akteur): Feldleser | null {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return 'TRAEGER';
	if (hatRolle(akteur, 'MA_VEREIN')) return 'EINSATZSTELLE';
	return hatRolle(akteur, 'FREIWILLIGER') ? 'FREIWILLIGER' : null;
}

const waehle = <F extends keyof ParameterFelder>(alle: ParameterFelder, felder: Readonly<Record<F, unknown>>) =>
	Object.fromEntries(Object.keys(felder).map((feld) => [feld, alle[feld as F]])) as Pick<ParameterFelder, F>;

async function ereignisse({ umgebung }: Pick<Umstand, 'umgebung'>) {
	const [inhalt] = await readStreams(umgebung.pool, [
		{ aggregat: parameterStammdatum.aggregat.name, id: PARAMETER_ID },
	]);
	return (inhalt?.ereignisse ?? []) as Aufgezeichnet<ParameterEreignis>[];
}
