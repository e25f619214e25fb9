import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { readStreams } from '#commands/event-store/read.ts';
import { falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type {
	Akte,
	Anforderung,
	Dokument,
	Seminarnachweis,
	Signatursitzung,
	Vertrag,
	Wunsch,
} from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import type { UserEreignis } from '#domain/user/ereignisse.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import { listenIDs } from '#domain/vorlageninhalt/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { angebotVon, type Meeting, meetingVon, type Terminangebot } from '#projections/queries/akte/meetings.ts';
import { type Downloadbekanntgabe, downloadinfoVon } from '#projections/queries/dokumente/downloads.ts';
import { dateiname } from '#projections/queries/dokumente/uploads.ts';
import { type Ortseinladung, ortseinladungVon } from '#projections/queries/orte/ortseinladungen.ts';
import { type Barrieremeldung, barrieremeldung } from '#projections/queries/post/barrieremeldungen.ts';
import { abfrageFuerMail, type Mailabfrage, ortsnamen, specnamen } from '#projections/queries/post/mail-kontext.ts';
import { type Supportanfrage, supportanfrage } from '#projections/queries/post/support.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { ladeVorlagennamen, type Vorlagennamen } from '#projections/queries/traeger/vorlagennamen.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { type ApiSchluesselZeile, alleApiSchluessel } from '#projections/queries/zugang/api-schluessel.ts';
import { type Beitritt, beitrittVon } from '#projections/queries/zugang/beitritte.ts';
import { type Einladung, einladungVon } from '#projections/queries/zugang/einladungen.ts';
import type { Outboxzeile } from '../zeile.ts';
import { einzugFuerMail, type Maileinzug } from './einzug.ts';
import { zustaendige } from './zustaendig.ts';

/** Free text that came with the event behind a mail. */
interface Worte {
	readonly grund?: string;
	readonly nachricht?: string;
	readonly betreff?: string;
	readonly text?: string;
}

/** Everything a mail may tell, as it stands when the mail leaves. */
export interface Mailkontext extends Vorlagennamen {
	readonly akte: Akte | null;
	readonly wunsch: Wunsch | null;
	/** The newest contract of the wish. */
	readonly vertrag: Vertrag | null;
	/** Of the places of all wishes. */
	readonly ortsnamen: ReadonlyMap<string, string>;
	/** A user's invitation. */
	readonly einladung: Einladung | null;
	readonly beitritt: Beitritt | null;
	/** A request to the support, with whoever asks. */
	readonly supportanfrage: (Supportanfrage & { readonly von: User | null }) | null;
	readonly barrieremeldung: Barrieremeldung | null;
	/** The key that ends. */
	readonly apiSchluessel: ApiSchluesselZeile | null;
	/** An invitation to a place. */
	readonly ortseinladung: Ortseinladung | null;
	/** The inquiry of places it asks to answer. */
	readonly abfrage: Mailabfrage | null;
	/** The debit it announces. */
	readonly einzug: Maileinzug | null;
	/** What it tells of downloads. */
	readonly downloadinfo: Downloadbekanntgabe | null;
	/** The upload it is about. */
	readonly datei: { readonly name: string } | null;
	/** Requests it asks for, in their order. */
	readonly anforderungen: readonly Anforderung[];
	readonly dokument: Dokument | null;
	readonly sitzung: Signatursitzung | null;
	/** Of all documents named here. */
	readonly specnamen: ReadonlyMap<string, string>;
	/** The account as the event behind a change of its address left it. */
	readonly kontoDamals: User | null;
	/** The address it asked for is the login of somebody, who is told by a mail of his own. */
	readonly istEmailNeuVergeben: boolean;
	/** Type of the event the mail comes from. */
	readonly ereignis: AkteEreignis['type'] | null;
	readonly worte: Worte;
	/** Their text is light markup. */
	readonly isGestaltet: boolean;
	readonly seminar: Seminar | null;
	readonly nachweis: Seminarnachweis | null;
	/** What the kind of the seminar is called. */
	readonly seminartyp: string | null;
	/** The talk over the net it is about. */
	readonly meeting: Meeting | null;
	/** Times to choose from. */
	readonly terminangebot: Terminangebot | null;
}

interface Quelle {
	readonly pool: Pool;
	readonly db: Kysely<DB>;
}

/** Reads the file from its stream: exact at this moment, and with the words of the event as long as they exist. */
export async function ladeKontext(quelle: Quelle, zeile: Outboxzeile): Promise<Mailkontext> {
	const { freiwilligerID, wunschID, betreuerUserID, einladungID, beitrittID, ortseinladungID, abfrage, uploadID } =
		zeile.daten;
	const { downloadinfoID, einzug, supportanfrageID, barrieremeldungID, meetingID, terminangebotID, apiSchluessel } =
		zeile.daten;
	const ortseinladung = ortseinladungID ? await ortseinladungVon(quelle.db, ortseinladungID) : null;
	const ereignisse = freiwilligerID ? await ereignisseDerAkte(quelle.pool, freiwilligerID) : [];
	const akte = freiwilligerID && ereignisse.length ? falte(akteAggregat, freiwilligerID, ereignisse) : null;
	const wunsch = akte?.wuensche.find((w) => w.id === wunschID) ?? null;
	const vertrag = akte?.vertraege.findLast((v) => v.wunschID === wunsch?.id) ?? null;
	const genannt = wunsch ?? ortseinladung;
	const inAkte = dokumenteIn(akte, zeile);
	const genannte = { ...inAkte, anforderungen: await zustaendige(quelle.db, zeile, inAkte.anforderungen) };
	const kontoDamals = await ladeKontoDamals(quelle.pool, zeile);
	const istSeinEreignis = zeile.stream === `${akteAggregat.name}-${freiwilligerID}`;
	const ausloeser = istSeinEreignis ? ereignisse.find((e) => e.version === zeile.version) : undefined;
	const seminar = zeile.daten.seminarID ? await ladeSeminar(quelle.pool, zeile.daten.seminarID) : null;
	return {
		...(await ladeVorlagennamen(quelle.db, {
			listenIDs: listenIDs(akte?.person ?? {}),
			einsatzstelleID: abfrage?.einsatzstelleID ?? einzug?.einsatzstelleID ?? null,
			einsatzortID: akte && wunsch ? dienstort(akte, wunsch) : (ortseinladung?.einsatzortID ?? null),
			dienstartID: vertrag?.dienstartID ?? genannt?.dienstartID ?? null,
			zyklusID: abfrage?.zyklusID ?? null,
			betreuerUserID: betreuerUserID ?? genannt?.betreuerUserID ?? null,
			traegerBetreuerUserID: null,
		})),
		ortsnamen: await ortsnamen(quelle.db, akte?.wuensche.map((w) => w.einsatzortID) ?? []),
		akte,
		wunsch,
		vertrag,
		einladung: einladungID ? await einladungVon(quelle.db, einladungID) : null,
		ortseinladung,
		supportanfrage: supportanfrageID ? await ladeAnfrage(quelle, supportanfrageID) : null,
		barrieremeldung: barrieremeldungID ? await barrieremeldung(quelle.db, barrieremeldungID) : null,
		apiSchluessel: apiSchluessel ? ((await alleApiSchluessel(quelle.db, apiSchluessel.id))[0] ?? null) : null,
		beitritt: beitrittID ? await beitrittVon(quelle.db, beitrittID) : null,
		abfrage: abfrage ? await abfrageFuerMail(quelle.db, abfrage) : null,
		einzug: einzug ? await einzugFuerMail(quelle, einzug) : null,
		downloadinfo: downloadinfoID ? await downloadinfoVon(quelle.db, downloadinfoID) : null,
		datei: uploadID ? await dateiname(quelle.db, uploadID) : null,
		...genannte,
		specnamen: await specnamen(
			quelle.db,
			[...genannte.anforderungen, genannte.dokument].flatMap((d) => d?.specID ?? []),
		),
		kontoDamals,
		istEmailNeuVergeben: await istVergeben(quelle.db, kontoDamals?.emailNeu ?? null),
		ereignis: ausloeser?.type ?? null,
		...worteVon(zeile, ausloeser),
		seminar,
		nachweis: akte?.seminarnachweise.find(({ id }) => id === zeile.daten.nachweisID) ?? null,
		meeting: meetingID ? await meetingVon(quelle.db, meetingID) : null,
		terminangebot: terminangebotID ? await angebotVon(quelle.db, terminangebotID) : null,
		seminartyp: seminar && ((await ladeEintraege(quelle.db)).get(seminar.felder.seminartypID) ?? null),
	};
}

/** Of the event, or of the message that is only tried out. */
function worteVon({ daten }: Outboxzeile, ausloeser: Aufgezeichnet<AkteEreignis> | undefined) {
	const isGestaltet = ausloeser?.type === 'NachrichtGesendet' && ausloeser.facts.isGestaltet === true;
	return {
		worte: daten.nachricht ?? ((ausloeser?.person ?? {}) as Worte),
		isGestaltet: isGestaltet || Boolean(daten.nachricht),
	};
}

/** The document of a signature is known by that. */
function dokumenteIn(akte: Akte | null, { daten }: Outboxzeile) {
	const sitzung = akte?.signaturen.find((s) => s.id === daten.sitzungID) ?? null;
	const dokumentID = daten.dokumentID ?? sitzung?.dokumentID;
	return {
		anforderungen: akte?.anforderungen.filter((a) => daten.anforderungIDs?.includes(a.id)) ?? [],
		dokument: akte?.dokumente.find((d) => d.id === dokumentID) ?? null,
		sitzung,
	};
}

async function ereignisseDerAkte(pool: Pool, id: string): Promise<Aufgezeichnet<AkteEreignis>[]> {
	const [inhalt] = await readStreams(pool, [{ aggregat: akteAggregat.name, id }]);
	return (inhalt?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[];
}

async function ladeAnfrage({ pool, db }: Quelle, id: string): Promise<Mailkontext['supportanfrage']> {
	const anfrage = await supportanfrage(db, id);
	return anfrage && { ...anfrage, von: await ladeUser(pool, anfrage.userID) };
}

async function ladeSeminar(pool: Pool, id: string): Promise<Seminar | null> {
	const [inhalt] = await readStreams(pool, [{ aggregat: seminarAggregat.name, id }]);
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<SeminarEreignis>[];
	return ereignisse.length > 0 ? falte(seminarAggregat, id, ereignisse) : null;
}

/** `bis`: as that version left it. */
export async function ladeUser(pool: Pool, id: string, bis = Number.POSITIVE_INFINITY): Promise<User | null> {
	const [inhalt] = await readStreams(pool, [{ aggregat: userAggregat.name, id }]);
	if (!inhalt?.version) return null;
	const ereignisse = inhalt.ereignisse as Aufgezeichnet<UserEreignis>[];
	return falte(
		userAggregat,
		id,
		ereignisse.filter((e) => e.version <= bis),
	);
}

const istVergeben = async (db: Kysely<DB>, email: string | null): Promise<boolean> =>
	email !== null && (await kontoZurEmail(db, email)) !== null;

async function ladeKontoDamals(pool: Pool, { empfaenger, version }: Outboxzeile): Promise<User | null> {
	if (empfaenger?.art !== 'EMAIL_NEU' && empfaenger?.art !== 'EMAIL_BISHER') return null;
	return version === null ? null : ladeUser(pool, empfaenger.id, version);
}
