import { SignaturGeoeffnet, SignaturVorschauGesehen } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import {
	alsSeinePartei,
	nichtAbgelaufen,
	type Sitzungsfall,
	type Sitzungszugang,
	sitzungsfall,
} from '#domain/akte/signatur/fall.ts';
import { hatKopie, nochBerechtigt } from '#domain/akte/signatur/kopie.ts';
import { signaturSchritt } from '#domain/akte/signatur/schritt.ts';
import { pruefe, pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

const SIGNATUR_OEFFNEN: Verb<Sitzungsfall, 'signaturOeffnen'> = {
	key: 'signaturOeffnen',
	titel: 'Dokument ansehen',
	rechte: [alsSeinePartei],
	ausgang: [],
};

const BEGINNEN: Verb<Sitzungsfall, 'signaturOeffnen'> = {
	...SIGNATUR_OEFFNEN,
	regeln: [nichtAbgelaufen, nochBerechtigt],
};
const NACHLESEN: Verb<Sitzungsfall, 'signaturOeffnen'> = { ...SIGNATUR_OEFFNEN, regeln: [hatKopie] };

/** Notes the first opening; what is over stays as it is and is shown, and so it is to who looks as somebody else. */
export function signaturOeffnen(lage: Lage, eingabe: Sitzungszugang): Entschluss {
	const fall = sitzungsfall(lage, eingabe, eingabe);
	const { sitzung } = fall;
	darf(istOffen(sitzung) ? BEGINNEN : SIGNATUR_OEFFNEN, fall);
	const neu = sitzung.status === 'CREATED' && siehtSelbst(lage);
	return vollende(lage, neu ? [SignaturGeoeffnet(signaturSchritt(sitzung, 'SignaturGeoeffnet'))] : []);
}

/** Notes that the document was looked at; nobody signs before. Whoever has signed reads on in what he signed. */
export function vorschauGesehen(lage: Lage, eingabe: Sitzungszugang): Entschluss {
	const fall = sitzungsfall(lage, eingabe, eingabe);
	const { sitzung } = fall;
	darf(istOffen(sitzung) ? BEGINNEN : NACHLESEN, fall);
	const neu = istOffen(sitzung) && sitzung.vorschauAm === null && siehtSelbst(lage);
	return vollende(lage, neu ? [SignaturVorschauGesehen({ sitzungID: sitzung.id })] : []);
}

/** Whoever looks in the view of another hasn't looked for him (table: Impersonation). */
const siehtSelbst = ({ akteur }: Lage): boolean => akteur.impersoniertVon === null;

function darf(verb: Verb<Sitzungsfall, 'signaturOeffnen'>, fall: Sitzungsfall): void {
	if (fall.mitLink) pruefeRegeln(verb, fall);
	else pruefe(verb, fall);
}
