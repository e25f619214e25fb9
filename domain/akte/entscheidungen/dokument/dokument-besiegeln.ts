import type { Pruefung } from '#domain/akte/dokument/dokumentdatei.ts';
import {
	type AkteEreignis,
	BesiegelungAngestossen,
	BesiegelungGescheitert,
	DokumentBesiegelt,
	DokumentUnterschrieben,
} from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimDokument } from '#domain/akte/regeln/ausgang.ts';
import type { Siegelgrund } from '#domain/akte/siegelgrund.ts';
import { type Signaturfall, signaturfall } from '#domain/akte/signatur/fall.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Akte, Dokument } from '#domain/akte/zustand.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

interface Besiegelung {
	readonly dokumentID: string;
	/** What was signed. */
	readonly fassung: number;
}

export interface DokumentBesiegelnEingabe extends Besiegelung {
	readonly uploadID: string;
	readonly sha256: string;
	/** The number on it. */
	readonly pruefung?: Pruefung | undefined;
}

export interface BesiegelungGescheitertEingabe extends Besiegelung {
	readonly grund: Siegelgrund;
}

export interface BesiegelungAnstossenEingabe {
	readonly dokumentID: string;
}

export const BESIEGELUNG_ANSTOSSEN: Verb<Signaturfall<BesiegelungAnstossenEingabe>, 'signaturenZuruecksetzen'> = {
	key: 'signaturenZuruecksetzen',
	titel: 'Erneut besiegeln',
	ausgang: [unbesiegelt],
};

/** The document whose signatures wait to be sealed; null: it is sealed, or they have been taken back since. */
export function zuBesiegeln(akte: Akte, dokumentID: string): Dokument | null {
	const dokument = akte.dokumente.find((d) => d.id === dokumentID);
	return dokument && !akte.geloescht && wartetAufSiegel(dokument) ? dokument : null;
}

/** By the portal: keeps the finished file with its signature page, with which it is signed; said again it changes nothing. */
export function dokumentBesiegeln(lage: Lage, eingabe: DokumentBesiegelnEingabe): Entschluss {
	const dokument = gemeintes(lage, eingabe);
	return vollende(lage, dokument ? [besiegelt(lage, dokument, eingabe), ...unterschrieben(dokument)] : []);
}

/** The number is told once: what has one keeps it. */
function besiegelt({ akte }: Lage, dokument: Dokument, { pruefung, ...facts }: DokumentBesiegelnEingabe) {
	const neu = pruefung && dokument.pruefnummer !== pruefung.nummer ? { pruefnummer: pruefung.nummer } : undefined;
	return DokumentBesiegelt({ ...facts, ...(pruefung && { kennung: pruefung.kennung }) }, neu && freitext(akte.id, neu));
}

const unterschrieben = (dokument: Dokument): AkteEreignis[] =>
	dokument.status === DOKUMENT.nr.UnterschriftenSammeln
		? [DokumentUnterschrieben(dokumentSchritt(dokument, 'DokumentUnterschrieben'))]
		: [];

/** By the portal: says once what keeps it from being sealed. */
export function besiegelungGescheitert(lage: Lage, eingabe: BesiegelungGescheitertEingabe): Entschluss {
	const dokument = gemeintes(lage, eingabe);
	const istNeu = dokument !== null && dokument.siegelfehler?.grund !== eingabe.grund;
	return vollende(lage, istNeu ? [BesiegelungGescheitert(eingabe)] : []);
}

/** By hand: tries again at once. */
export function besiegelungAnstossen(lage: Lage, eingabe: BesiegelungAnstossenEingabe): Entschluss {
	const fall = signaturfall(lage, eingabe.dokumentID, eingabe);
	pruefe(BESIEGELUNG_ANSTOSSEN, fall);
	const { id: dokumentID, fassung } = fall.dokument;
	return vollende(lage, [BesiegelungAngestossen({ dokumentID, fassung })]);
}

function gemeintes({ akte }: Lage, { dokumentID, fassung }: Besiegelung): Dokument | null {
	const dokument = zuBesiegeln(akte, dokumentID);
	return dokument?.fassung === fassung ? dokument : null;
}

function unbesiegelt({ dokument }: Signaturfall, titel: string): Befund {
	return wartetAufSiegel(dokument) ? null : beimDokument(titel, dokument);
}
