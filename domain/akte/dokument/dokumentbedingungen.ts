/** Whether and how strictly a document specification applies (tables: Requirement levels; Documents, conditions). */

import { groesster } from '#domain/beliebig-viele.ts';
import { tagInBerlin } from '#domain/datum.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { Bedingungsart, Dienstart, DokumentSpec, Stufe } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { ortMit } from '../dienstort.ts';
import { geltenderVertrag } from '../fall.ts';
import type { Lage } from '../lage.ts';
import type { Akte, Statuswechsel, Vertrag, Wunsch } from '../zustand.ts';

/** What, beside the file, the rules on documents look at: the wish in question and its surroundings. */
export interface Dokumentumfeld {
	readonly heute: string;
	readonly zyklusStart: string;
	/** null: not chosen yet. */
	readonly dienstart: Pick<Dienstart, 'id' | 'art'> | null;
	readonly vertrag: Pick<Vertrag, 'id' | 'vertragsbeginn' | 'dienstantritt'> | null;
	/** null: no Einsatzstelle yet. */
	readonly isBuchhaltungTraeger: boolean | null;
	/** Of Einsatzort and Einsatzstelle; null: none yet. */
	readonly attributIDs: readonly string[] | null;
	readonly laenderEU: readonly string[];
	readonly pdfSignatures: boolean;
}

/** What of a file, and of the wish in question, the surroundings are taken from. */
export interface Umfeldakte {
	readonly zyklusID: string;
	readonly vertraege: readonly (Umfeldvertrag & Pick<Vertrag, 'wunschID' | 'status'>)[];
}
export type Umfeldvertrag = Pick<
	Vertrag,
	'id' | 'dienstartID' | 'einsatzortID' | 'vertragsbeginn' | 'dienstantritt' | 'isBuchhaltungTraeger'
>;
export type Umfeldwunsch = Pick<Wunsch, 'id' | 'zyklusID' | 'dienstartID' | 'einsatzortID' | 'einsatzstelleID'>;

/** The surroundings of one wish; without a wish those of the volunteer alone. `vertrag`: as it would be; default: as it is. */
export function dokumentumfeld(
	{ ctx, akte, referenz }: Pick<Lage, 'ctx' | 'referenz'> & { readonly akte: Umfeldakte },
	wunsch: Umfeldwunsch | null,
	vertrag: Umfeldvertrag | null = wunsch && geltenderVertrag(akte, wunsch.id),
): Dokumentumfeld {
	const dienstartID = vertrag?.dienstartID ?? wunsch?.dienstartID ?? null;
	const stelle = wunsch ? referenz.adressen.get(wunsch.einsatzstelleID) : undefined;
	const ort = wunsch ? referenz.adressen.get(ortMit(wunsch, vertrag)) : undefined;
	return {
		heute: ctx.heute,
		zyklusStart: referenz.zyklen.get(wunsch?.zyklusID ?? akte.zyklusID)?.start ?? ctx.heute,
		dienstart: (dienstartID && referenz.dienstarten.get(dienstartID)) || null,
		vertrag,
		isBuchhaltungTraeger: vertrag?.isBuchhaltungTraeger ?? stelle?.isBuchhaltungTraeger ?? null,
		attributIDs: ort ? [...ort.attributIDs, ...(stelle?.attributIDs ?? [])] : null,
		laenderEU: referenz.laenderEU,
		pdfSignatures: referenz.parameter.pdfSignatures,
	};
}

const RANG: readonly Stufe[] = ['OPTIONAL', 'ERINNERN', 'PFLICHT', 'UEBERPRUEFUNG'];

/** The level at a target status: the highest entry reached by then; contract-relevant ones are checked from 3000 on. */
export function stufeBei(spec: Pick<DokumentSpec, 'stufen' | 'isVertragsrelevant'>, zielStatus: number): Stufe | null {
	if (spec.isVertragsrelevant && zielStatus >= FREIWILLIGER.nr.Vertragsabschluss) return 'UEBERPRUEFUNG';
	const erreicht = spec.stufen.filter((s) => s.abStatus <= zielStatus).map((s) => RANG.indexOf(s.stufe));
	return RANG[groesster(erreicht)] ?? null;
}

/** Does the level block a status change at all? */
export function blockierend(stufe: Stufe | null): stufe is 'PFLICHT' | 'UEBERPRUEFUNG' {
	return stufe === 'PFLICHT' || stufe === 'UEBERPRUEFUNG';
}

/** Published, and meant for this volunteer. */
export function istAnwendbar(spec: DokumentSpec, akte: Akte, umfeld: Dokumentumfeld): boolean {
	return spec.status === DOKUMENTSPEC.nr.Veroeffentlicht && passt(spec, akte, umfeld);
}

/** What of a file the conditions look at. */
export interface Bedingungsakte extends Pick<Akte, 'status' | 'bewerbungAbgesendetAm'> {
	readonly person: Pick<
		Personendaten,
		'geburtsdatum' | 'staatsangehoerigkeitID' | 'geschlecht' | 'isVordienst' | 'isBildrechte' | 'isSchwimmfaehigkeit'
	>;
	readonly statusverlauf: readonly Pick<Statuswechsel, 'von' | 'nach' | 'zeit'>[];
}

/** Whom a specification is meant for. */
export type Geltung = Pick<DokumentSpec, 'nachweisFuer' | 'dienstartIDs' | 'zyklusVon' | 'zyklusBis' | 'bedingungen'>;

/** Meant for the Dienstart and the cycle, and every condition holds. */
export function passt(spec: Geltung, akte: Bedingungsakte, umfeld: Dokumentumfeld): boolean {
	if (spec.nachweisFuer !== null && akte.status === FREIWILLIGER.nr.DienstNichtAngetreten) return false;
	if (spec.dienstartIDs.length > 0 && !spec.dienstartIDs.includes(umfeld.dienstart?.id ?? '')) return false;
	if (spec.zyklusVon !== null && umfeld.zyklusStart < spec.zyklusVon) return false;
	if (spec.zyklusBis !== null && umfeld.zyklusStart > spec.zyklusBis) return false;
	return bedingungenErfuellt(spec, akte, umfeld);
}

/** All conditions of the list; one whose data is missing counts as false, whatever its operator. */
export function bedingungenErfuellt(
	spec: Pick<Geltung, 'bedingungen'>,
	akte: Bedingungsakte,
	umfeld: Dokumentumfeld,
): boolean {
	return spec.bedingungen.every(({ art, ist, werte }) => {
		const trifftZu = BEDINGUNGEN[art](akte, umfeld, werte);
		return trifftZu !== null && trifftZu === ist;
	});
}

type Pruefung = (akte: Bedingungsakte, umfeld: Dokumentumfeld, werte: readonly string[]) => boolean | null;

const BEDINGUNGEN: Readonly<Record<Bedingungsart, Pruefung>> = {
	VOLLJAEHRIG: (akte, { heute }) => volljaehrigAm(akte, heute),
	BUCHHALTUNG_TRAEGER: (_akte, umfeld) => umfeld.isBuchhaltungTraeger,
	VOLLJAEHRIG_BEI_BEWERBUNG: (akte) =>
		volljaehrigAm(akte, akte.bewerbungAbgesendetAm && tagInBerlin(akte.bewerbungAbgesendetAm)),
	VOLLJAEHRIG_BEI_DIENSTANTRITT: (akte, { vertrag }) =>
		volljaehrigAm(akte, vertrag?.dienstantritt ?? vertrag?.vertragsbeginn),
	VOLLJAEHRIG_BEI_VERTRAGSBEGINN: (akte, { vertrag }) => volljaehrigAm(akte, vertrag?.vertragsbeginn),
	VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG: (akte, umfeld) => volljaehrigAm(akte, tagDerEinigung(akte, umfeld)),
	DIENSTART: (_akte, { dienstart }, werte) => dienstart && werte.includes(dienstart.art),
	STAATSANGEHOERIGKEIT_EU: ({ person }, { laenderEU }) =>
		person.staatsangehoerigkeitID ? laenderEU.includes(person.staatsangehoerigkeitID) : null,
	GESCHLECHT: ({ person }, _, werte) => (person.geschlecht ? werte.includes(person.geschlecht) : null),
	VORDIENST: ({ person }) => person.isVordienst ?? null,
	EINSATZORT_ATTRIBUT: (_akte, { attributIDs }, werte) => attributIDs && werte.some((id) => attributIDs.includes(id)),
	BILDRECHTE: ({ person }) => person.isBildrechte ?? null,
	SCHWIMMFAEHIGKEIT: ({ person }) => person.isSchwimmfaehigkeit ?? null,
};

function volljaehrigAm({ person }: Bedingungsakte, tag: string | null | undefined): boolean | null {
	return person.geburtsdatum && tag ? !istMinderjaehrig(person.geburtsdatum, tag) : null;
}

/** Day the present contract was agreed on; while it is being negotiated, today: the agreement is what may come next. */
function tagDerEinigung(akte: Bedingungsakte, { vertrag, heute }: Dokumentumfeld): string | null {
	if (vertrag === null) return null;
	if (akte.status < FREIWILLIGER.nr.BewerbungEinigung) return heute;
	const einigung = akte.statusverlauf.findLast(
		(s) => s.nach >= FREIWILLIGER.nr.BewerbungEinigung && (s.von ?? 0) < FREIWILLIGER.nr.BewerbungEinigung,
	);
	return einigung ? tagInBerlin(einigung.zeit) : null;
}
