import {
	anforderungIn,
	einsatzortDerAkte,
	erziehungsberechtigteUnterschreiben,
	kommtUnterschrieben,
	vorlageNutzbar,
} from '#domain/akte/dokument/anforderungsregeln.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { DokumentGedruckt } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Akte, Druck } from '#domain/akte/zustand.ts';
import { KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { seite } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

export interface DokumentDruckenEingabe {
	readonly anforderungID: string;
	readonly einsatzortID: string | null;
	/** What came out; null: it is only asked whether it may be printed. */
	readonly druck: Omit<Druck, 'anforderungID' | 'dokumentID' | 'am'> | null;
}

type Fall = Anforderungsfall<DokumentDruckenEingabe>;

export const DOKUMENT_DRUCKEN: Verb<Fall, 'vorlageFuellen'> = {
	key: 'vorlageFuellen',
	titel: 'Zum Unterschreiben drucken',
	rechte: [gestelltesNurTraeger, einsatzortDerAkte],
	ausgang: [anforderungIn('NOT_PROVIDED', 'NEEDS_REVIEW', 'PROVIDED', 'WAIT_SIGNING', 'SIGNED')],
	regeln: [aufPapier, vorlageNutzbar, erziehungsberechtigteUnterschreiben, liegtVor],
};

/** The same print again is no new one: its number stays, and what was printed before is still known. */
export function dokumentDrucken(lage: Lage, eingabe: DokumentDruckenEingabe): Entschluss {
	const fall = druckfall(lage, eingabe);
	const { druck } = eingabe;
	if (druck === null || letzterDruck(lage.akte, fall)?.kennung === druck.kennung) return vollende(lage, []);
	const { nummer, ...facts } = druck;
	const wovon = { anforderungID: fall.anforderung.id, dokumentID: gedrucktes(fall)?.id ?? null };
	return vollende(lage, [
		DokumentGedruckt({ ...wovon, ...facts }, freitext(lage.akte.id, { drucknummer: nummer ?? '' })),
	]);
}

export function druckfall(lage: Lage, eingabe: DokumentDruckenEingabe): Fall {
	const fall = anforderungsfall(lage, eingabe.anforderungID, eingabe);
	pruefe(DOKUMENT_DRUCKEN, fall);
	return fall;
}

/** What the Traeger has provided is printed as it lies there; anything else is filled for it. */
export const gedrucktes = ({ spec, dokument }: Pick<Anforderungsfall, 'spec' | 'dokument'>) =>
	spec.nutzungsart === 'GESTELLT' ? dokument : null;

/** Of the same paper. */
export const letzterDruck = (akte: Akte, fall: Pick<Fall, 'anforderung' | 'spec' | 'dokument'>): Druck | undefined =>
	akte.drucke.findLast(
		(d) => d.anforderungID === fall.anforderung.id && d.dokumentID === (gedrucktes(fall)?.id ?? null),
	);

function gestelltesNurTraeger({ lage, spec }: Fall): Befund {
	return seite(lage.akteur) !== 'TRAEGER' && spec.nutzungsart === 'GESTELLT' ? KEINE_BERECHTIGUNG : null;
}

function aufPapier({ lage, spec }: Fall): Befund {
	if (spec.signaturform === 'PAPIER' && kommtUnterschrieben({ lage, spec }, null)) return null;
	return { code: 'PAPIER', http: 409, text: 'Dieses Dokument wird nicht auf Papier unterschrieben.' };
}

function liegtVor(fall: Fall): Befund {
	if (fall.spec.nutzungsart !== 'GESTELLT') return fall.spec.vorlage === null ? OHNE_VORLAGE : null;
	return fall.dokument?.status === DOKUMENT.nr.UnterschriftenSammeln ? null : NICHT_GESTELLT;
}
const OHNE_VORLAGE = { code: 'VORLAGE', http: 409, text: 'Zu diesem Dokument ist keine Vorlage hinterlegt.' } as const;
const NICHT_GESTELLT = {
	code: 'VORLAGE',
	http: 409,
	text: 'Bitte stellen Sie das Dokument zuerst bereit. Gedruckt wird, was bereitgestellt ist.',
} as const;
