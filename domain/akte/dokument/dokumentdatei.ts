/** A file as it comes into the volunteer's file. */

import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import { brichSignaturenAb } from '#domain/akte/signatur/ablauf.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { addiereMonate } from '#domain/datum.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENT, type DokumentStatus } from '#domain/status/dokument.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { DokumentHochgeladen, DokumentInvalidiert } from '../ereignisse.ts';
import { geltenderVertrag } from '../fall.ts';
import type { Lage } from '../lage.ts';
import { freitext } from '../texte.ts';
import type { Akte, Dateisignatur, Dokument, Vertrag } from '../zustand.ts';
import { vertragDesNachweises } from './dienstnachweis.ts';
import { dokumentwunsch } from './dokumentbedarf.ts';

export interface Datei {
	readonly uploadID: string;
	/** Of its bytes, in hex. */
	readonly sha256: string;
	/** As it was called. */
	readonly name: string;
	/** On a paper the portal made. */
	readonly pruefung?: Pruefung | undefined;
	/** Found in it and intact, where it was signed elsewhere. */
	readonly signaturen?: readonly Dateisignatur[];
}

/** A number, and what is kept of it when it is erased. */
export interface Pruefung {
	readonly nummer: string;
	readonly kennung: string;
}

interface NeuesDokument {
	readonly dokumentID: string;
	readonly anforderungID: string;
	readonly datei: Datei;
	readonly einsatzortID: string | null;
	readonly herkunft: Dokument['herkunft'];
	readonly nach: DokumentStatus;
	/** It waits for its scan. */
	readonly aufPapier?: boolean;
	/** It is the scan of this print. */
	readonly druck?: string;
	/** Where the paper of that scan lies. */
	readonly original?: string;
}

/** What counts as checked at once is valid from today. Of what is only looked at nothing stays that tells of the file. */
export function hochgeladen({ ctx, akte }: Lage, spec: DokumentSpec, neu: NeuesDokument) {
	const { datei: eingereicht, aufPapier, original, ...facts } = neu;
	const datei = istEinsicht(spec)
		? { uploadID: eingereicht.uploadID, sha256: '', name: spec.bezeichnung, pruefung: undefined }
		: eingereicht;
	const { pruefung } = datei;
	const ausgabe = pruefung && { kennung: pruefung.kennung, isEntwurf: istVertragsentwurf(akte, spec, null) };
	const vertragID = spec.isVertragsrelevant ? (vertragFuerDokumente(akte)?.id ?? null) : null;
	const nachweisZu = spec.nachweisFuer && vertragDesNachweises(akte, neu.anforderungID)?.id;
	const gueltigBis = neu.nach === DOKUMENT.nr.Hochgeladen ? null : gueltigkeit(spec, ctx.heute);
	return DokumentHochgeladen(
		{
			...{ ...facts, specID: spec.id, vertragID, uploadID: datei.uploadID, sha256: datei.sha256, gueltigBis },
			...(ausgabe && { ausgabe }),
			...(aufPapier && { aufPapier }),
			...(nachweisZu && { nachweisZu }),
		},
		freitext(akte.id, {
			name: datei.name,
			...(pruefung && { pruefnummer: pruefung.nummer }),
			...(original && { original }),
			...(datei.signaturen && { signaturen: datei.signaturen }),
		}),
	);
}

/** The contract a contract-relevant document is about. */
function vertragFuerDokumente(akte: Akte): Vertrag | null {
	const wunsch = dokumentwunsch(akte);
	return wunsch && geltenderVertrag(akte, wunsch.id);
}

/** A contract-relevant document from before the agreement, or one that would come now (null): to be read, never signed. */
export function istVertragsentwurf(akte: Akte, spec: DokumentSpec, dokument: Dokument | null): boolean {
	if (!spec.isVertragsrelevant) return false;
	return !(dokument ? dokument.isVereinbart : (vertragFuerDokumente(akte)?.status ?? 0) >= VERTRAG.nr.Einigung);
}

/** Last day a document checked today is valid. */
export const gueltigkeit = ({ gueltigkeitMonate }: DokumentSpec, heute: string): string | null =>
	gueltigkeitMonate === null ? null : addiereMonate(heute, gueltigkeitMonate);

/** A checked document takes the place of the older one of its request that is being signed. */
export function loestAb({ akte }: Lage, anforderungID: string, dokumentID: string) {
	const stelle = akte.dokumente.findIndex((d) => d.id === dokumentID);
	const aeltere = stelle < 0 ? akte.dokumente : akte.dokumente.slice(0, stelle);
	return aeltere
		.filter(
			(d) => d.anforderungID === anforderungID && d.status === DOKUMENT.nr.UnterschriftenSammeln && !d.isGeloescht,
		)
		.flatMap((d) => [
			...brichSignaturenAb(akte, d.id, 'DOKUMENT'),
			DokumentInvalidiert({ ...dokumentSchritt(d, 'DokumentInvalidiert'), anlass: 'ERSETZT' }),
		]);
}
