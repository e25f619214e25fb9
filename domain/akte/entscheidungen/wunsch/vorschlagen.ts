import { gedachterWunsch, wunschFacts } from '#domain/akte/bausteine/neuer-wunsch.ts';
import { StelleVorgeschlagen } from '#domain/akte/ereignisse.ts';
import { type Befund, type Fall, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { nichtMoeglich } from '#domain/akte/regeln/ausgang.ts';
import { betreuerVon } from '#domain/akte/regeln/betreuer.ts';
import {
	altersgrenze,
	keinBewerbungsstopp,
	keineDoppelteBewerbung,
	zyklusOffen,
} from '#domain/akte/regeln/bewerbung.ts';
import { dienstartWaehlbar, einsatzortWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { ersterWunschStatus } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { darf } from '#domain/zugriff/darf.ts';

export interface VorschlagenEingabe {
	readonly einsatzortID: string | null;
	readonly dienstartID?: string | null;
	readonly betreuerUserID: string | null;
	readonly nachricht: string | null;
}

type Vorschlag = Wunschfall<VorschlagenEingabe>;

const ANFANG: Verb<Fall<VorschlagenEingabe>> = {
	key: 'vorschlagen',
	titel: 'Stelle vorschlagen',
	rechte: [eigenerEinsatzort],
	ausgang: [imPool],
};

/** What can be said before a place is chosen. */
export const VORSCHLAGEN: Verb<Fall<VorschlagenEingabe>> = { ...ANFANG, regeln: [zyklusOffen] };

const STELLE: Verb<Vorschlag> = {
	key: 'vorschlagen',
	titel: 'Stelle vorschlagen',
	ausgang: [],
	felder: [vollstaendig, einsatzortWaehlbar, dienstartWaehlbar],
	regeln: [keinStopp, altersgrenze, keineDoppelteBewerbung, zyklusOffen],
};

/** W3: the host proposes a place; the volunteer stays in the pool until he accepts. */
export function vorschlagen(lage: Lage, eingabe: VorschlagenEingabe): Entschluss {
	pruefe(ANFANG, { lage, eingabe });
	const { dienstartID, betreuerUserID } = eingabe;
	const wunsch = gedachterWunsch(
		lage,
		{ einsatzortID: eingabe.einsatzortID ?? '', dienstartID },
		{ betreuerUserID, status: 1000, herkunft: 'VORSCHLAG' },
	);
	pruefeRegeln(STELLE, wunschfall(lage, wunsch, eingabe));
	const facts = { ...wunschFacts(wunsch), nach: ersterWunschStatus('StelleVorgeschlagen') };
	return vollende(lage, [StelleVorgeschlagen(facts, worte(lage.akte.id, eingabe))]);
}

function eigenerEinsatzort({ lage, eingabe }: Fall<VorschlagenEingabe>): Befund {
	if (!eingabe?.einsatzortID) return null;
	return darf(lage.akteur, 'vorschlagen', { einsatzortID: eingabe.einsatzortID }) ? null : KEINE_BERECHTIGUNG;
}

/** The site proposes to who is in the pool; the Traeger also to who has applied. */
function imPool({ lage }: Fall, titel: string): Befund {
	const { status } = lage.akte;
	const moeglich =
		status === FREIWILLIGER.nr.Wunschlos ||
		(istTraeger(lage.akteur) &&
			(status === FREIWILLIGER.nr.BewerbungsProzess || status === FREIWILLIGER.nr.BewerbungKontaktiert));
	return moeglich ? null : nichtMoeglich(titel, lage.akte);
}

/** G30; somebody who can't be Betreuer counts as not given. */
function vollstaendig({ lage, eingabe, wunsch }: Vorschlag): Befund {
	const betreuer = betreuerVon(lage, wunsch.einsatzstelleID, wunsch.betreuerUserID);
	if (eingabe?.einsatzortID && betreuer && eingabe.nachricht?.trim()) return null;
	return {
		code: 'G30',
		http: 422,
		text: 'Für einen Stellenvorschlag sind Einsatzort, Betreuer und eine persönliche Nachricht erforderlich.',
	};
}

/** G02, where a Dienstart is proposed. */
function keinStopp(fall: Vorschlag): Befund {
	return fall.wunsch.dienstartID ? keinBewerbungsstopp(fall) : null;
}
