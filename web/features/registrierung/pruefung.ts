import '../../client/zod-ohne-eval.ts';
import { registrierungSchema, registrierungSchritte } from '#domain/felder/registrierung.ts';
import { KENNWORT } from '../../texte/zugang/oeffentlich.ts';
import { STELLEN } from '../../texte/zugang/registrierung.ts';
import { type Angaben, alsEingabe } from './angaben.ts';
import { alterVon, grundGegen, unpassende } from './dienstartwahl.ts';
import { mitZyklus, type Nachschlag } from './nachschlag.ts';
import type { Pruefumfeld } from './pruefumfeld.ts';
import type { Fehler } from './schritte.ts';

/** What the form is checked by. */
export type Grundlage = Pick<Nachschlag, 'umfeld' | 'zyklus' | 'bewerbbar' | 'dienstarten'>;

export type Eingabe = ReturnType<ReturnType<typeof registrierungSchema>['parse']>;

interface Pruefung {
	fehler: Fehler;
	/** The body of the call; null while there are errors. */
	eingabe: Eingabe | null;
}

/** Checks the whole form by the rules the server applies; the steps pick what is theirs. */
export function pruefe(angaben: Angaben, grundlage: Grundlage): Pruefung {
	const { umfeld } = grundlage;
	const eingabe = alsEingabe(angaben, umfeld.heute);
	const fehler = {
		...falschesAlter(angaben, grundlage),
		...fehlerDerFelder(eingabe, umfeld),
		...fehlendeDienstarten(angaben, umfeld),
		...wiederholung(angaben),
	};
	if (Object.keys(fehler).length > 0) return { fehler, eingabe: null };
	return { fehler, eingabe: registrierungSchema(umfeld).parse(eingabe) };
}

/** Part by part, so that what is wrong in one doesn't keep the others from being looked at. */
function fehlerDerFelder(eingabe: ReturnType<typeof alsEingabe>, umfeld: Pruefumfeld): Fehler {
	const fehler: Record<string, string> = {};
	for (const schema of Object.values(registrierungSchritte(umfeld, eingabe.email))) {
		const teil = Object.fromEntries(Object.entries(eingabe).filter(([feld]) => feld in schema.shape));
		for (const { path, message } of schema.safeParse(teil).error?.issues ?? []) {
			const pfad = path.join('.');
			fehler[pfad] = fehler[pfad] ? `${fehler[pfad]} ${message}` : message;
		}
	}
	return fehler;
}

function fehlendeDienstarten({ wuensche }: Angaben, { isDienstartJeStellePflicht }: Pruefumfeld): Fehler {
	if (!isDienstartJeStellePflicht) return {};
	const offen = wuensche.flatMap(({ dienstartID }, stelle) => (dienstartID === null ? [stelle] : []));
	return Object.fromEntries(offen.map((stelle) => [`wuensche.${stelle}.dienstartID`, STELLEN.dienstartFehlt]));
}

/** Told where the age is: the places were chosen before anybody asked for it, and can be changed beside it. */
function falschesAlter(angaben: Angaben, grundlage: Grundlage): Fehler {
	const alter = alterVon(angaben, mitZyklus(grundlage, angaben.zyklusID));
	const [erste] = unpassende(angaben, grundlage, alter);
	const wunsch = grundGegen(angaben.dienstartWunschID, grundlage.dienstarten, alter);
	return {
		...(erste && { geburtsdatum: erste.grund }),
		...(wunsch !== null && { dienstartWunschID: wunsch }),
	};
}

/** Only the page asks twice. */
function wiederholung({ passwort, passwortWiederholung }: Angaben): Fehler {
	return passwort === passwortWiederholung ? {} : { passwortWiederholung: KENNWORT.ungleich };
}
