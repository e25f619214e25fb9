import type { Kysely } from 'kysely';
import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { DB } from '#projections/db.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Outboxzeile } from '../zeile.ts';

/** Whether a document of this kind is the reader's to bring or to check; mails that aren't named here go to whom they go. */
const ZUSTAENDIG: Readonly<Record<string, (spec: DokumentSpec, an: Empfaenger['art']) => boolean>> = {
	DOKUMENT_ANFORDERUNG: ({ nutzungsart, uploadRollen }, an) =>
		an === 'FREIWILLIGER'
			? nutzungsart !== 'GESTELLT'
			: nutzungsart === 'GESTELLT' && uploadRollen.includes('MA_VEREIN'),
	DOKUMENT_EINGEGANGEN: ({ pruefendeOrganisation }, an) =>
		(an === 'MANDANT_AP') === (pruefendeOrganisation === 'TRAEGER'),
};

/** The requests a mail is about, as far as they are its reader's. */
export async function zustaendige(
	db: Kysely<DB>,
	{ schluessel, empfaenger }: Pick<Outboxzeile, 'schluessel' | 'empfaenger'>,
	anforderungen: readonly Anforderung[],
): Promise<readonly Anforderung[]> {
	const regel = ZUSTAENDIG[schluessel];
	if (!regel || !empfaenger || anforderungen.length === 0) return anforderungen;
	const { specs } = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
	return anforderungen.filter(({ specID }) => specs.some((spec) => spec.id === specID && regel(spec, empfaenger.art)));
}
