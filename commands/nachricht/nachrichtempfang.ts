import type { Kysely } from 'kysely';
import { adressHash } from '#commands/mail/sperre.ts';
import { namenZum } from '#commands/pdf/lade-variablen.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { fertigeDatei, mailbaresDokument } from '#domain/akte/dokument/mailbar.ts';
import type { Empfang } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { EIGENE_OFFEN } from '#domain/status/wunsch.ts';
import type { Wert, Werte } from '#domain/vorlagen/werte.ts';
import { dokumentwerte } from '#domain/vorlageninhalt/dokument.ts';
import type { DB } from '#projections/db.ts';
import { vorlebenVon } from '#projections/queries/akte/nachrichtempfang.ts';
import { groessen } from '#projections/queries/dokumente/uploads.ts';

interface Gemeint {
	/** The wish it is about. */
	readonly wunschID: string | null;
	/** Specifications whose papers go with it. */
	readonly dokumente?: readonly string[] | undefined;
}

/** What a message to this volunteer meets; undefined: there is no such volunteer. */
export async function ladeEmpfang(
	db: Kysely<DB>,
	lage: Lage,
	{ wunschID, dokumente = [] }: Gemeint,
): Promise<Empfang | undefined> {
	const { akte, ctx } = lage;
	if (!akte.existiert || akte.geloescht) return undefined;
	const vorleben = await vorlebenVon(db, {
		stream: `${akteAggregat.name}-${akte.id}`,
		userID: akte.userID,
		adresse: adressHash(akte.person.email ?? ''),
	});
	return {
		werte: await nachrichtwerte(db, lage, wunschID),
		zurueckAm: vorleben.zurueckAm && tagInBerlin(vorleben.zurueckAm),
		isGesperrt: vorleben.isGesperrt,
		heute: vorleben.nachrichten.filter(({ zeit }) => tagInBerlin(zeit) === ctx.heute),
		groessen: await groessen(db, papiere(lage, dokumente)),
	};
}

/** By upload: of each specification the one that would go. */
const papiere = ({ akte, referenz: { specs } }: Lage, specIDs: readonly string[]): string[] =>
	specs
		.filter(({ id }) => specIDs.includes(id))
		.flatMap((spec) => mailbaresDokument(akte, spec, specs) ?? [])
		.map(fertigeDatei);

/** Everything known that a message may hold. */
export async function nachrichtwerte(db: Kysely<DB>, lage: Lage, wunschID: string | null): Promise<Werte> {
	const { akte, akteur, referenz, ctx } = lage;
	const wunsch = akte.wuensche.find(({ id }) => id === wunschID) ?? gemeinterWunsch(akte);
	const vertrag = neuesterVertrag(akte, wunsch);
	const namen = await namenZum(db, akte, wunsch, vertrag);
	const absender = akteur.userID === null ? undefined : referenz.benutzer.get(akteur.userID);
	const benutzer = absender ? { name: absender.name, email: '' } : null;
	return new Map<string, Wert>([
		...dokumentwerte({ ...namen, akte, vertrag, benutzer, heute: ctx.heute }),
		...zuDokumenten(lage),
	]);
}

/** The one whose contract counts, else the only one that is open: of several none is meant. */
function gemeinterWunsch(akte: Akte): Wunsch | null {
	const [einziger, ...weitere] = akte.wuensche.filter(({ status }) => EIGENE_OFFEN.includes(status));
	return massgeblicherWunsch(akte) ?? (weitere.length ? null : (einziger ?? null));
}

/** What he himself still has to hand in. */
function zuDokumenten({ akte, referenz }: Lage): [string, Wert][] {
	const specs = new Map(referenz.specs.map((spec) => [spec.id, spec]));
	const offene = akte.anforderungen.flatMap((anforderung) => {
		const spec = specs.get(anforderung.specID);
		const fehlt = standDerAnforderung(akte, anforderung) === 'NOT_PROVIDED';
		return fehlt && spec && spec.nutzungsart !== 'GESTELLT' ? [{ anforderung, spec }] : [];
	});
	const fristen = offene.flatMap(({ anforderung }) => anforderung.frist ?? []);
	return [
		['dokumente.liste', offene.map(({ spec }) => spec.bezeichnung)],
		['frist', fristen.toSorted()[0]],
	];
}
