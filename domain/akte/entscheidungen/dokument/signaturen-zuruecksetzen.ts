import { UnterschriftenZurueckgesetzt } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimDokument } from '#domain/akte/regeln/ausgang.ts';
import { brichSignaturenAb } from '#domain/akte/signatur/ablauf.ts';
import { type Signaturfall, signaturfall } from '#domain/akte/signatur/fall.ts';
import { wunschDesDokuments } from '#domain/akte/signatur/partei.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

export interface SignaturenZuruecksetzenEingabe {
	readonly dokumentID: string;
}

export const SIGNATUREN_ZURUECKSETZEN: Verb<Signaturfall<SignaturenZuruecksetzenEingabe>, 'signaturenZuruecksetzen'> = {
	key: 'signaturenZuruecksetzen',
	titel: 'Unterschriften zurücksetzen',
	ausgang: [unterschriebenOderDabei],
	regeln: [vorDemVertragsabschluss],
};

/** Takes all signatures of a document back; a new version of it can be signed. */
export function signaturenZuruecksetzen(lage: Lage, eingabe: SignaturenZuruecksetzenEingabe): Entschluss {
	const fall = signaturfall(lage, eingabe.dokumentID, eingabe);
	pruefe(SIGNATUREN_ZURUECKSETZEN, fall);
	const { dokument } = fall;
	return vollende(lage, [
		...brichSignaturenAb(lage.akte, dokument.id, 'ZURUECKGESETZT'),
		UnterschriftenZurueckgesetzt({
			...dokumentSchritt(dokument, 'UnterschriftenZurueckgesetzt'),
			fassung: dokument.fassung + 1,
			anlass: 'HAND',
		}),
	]);
}

function unterschriebenOderDabei({ dokument }: Signaturfall, titel: string): Befund {
	return dokument.status === DOKUMENT.nr.UnterschriftenSammeln || dokument.status === DOKUMENT.nr.Unterschrieben
		? null
		: beimDokument(titel, dokument);
}

/** What a contract rests on stays signed. */
function vorDemVertragsabschluss({ lage, dokument }: Signaturfall): Befund {
	if (dokument.status !== DOKUMENT.nr.Unterschrieben || dokument.vertragID === null) return null;
	const wunsch = wunschDesDokuments(lage.akte, dokument);
	if (!wunsch || wunsch.status < WUNSCH.nr.Vertragsabschluss) return null;
	const text = 'Nach dem Vertragsabschluss können die Unterschriften nicht mehr zurückgesetzt werden.';
	return { code: 'ABGESCHLOSSEN', http: 409, text };
}
