import { gedachterWunsch, wunschFacts } from '#domain/akte/bausteine/neuer-wunsch.ts';
import {
	type AkteEreignis,
	BewerbungAbgesendet,
	EinladungAngenommen,
	FreiwilligerEingeladen,
	KontoEroeffnet,
} from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerIn } from '#domain/akte/regeln/ausgang.ts';
import {
	altersgrenze,
	anzahlBewerbungen,
	keinBewerbungsstopp,
	keineDoppelteBewerbung,
	zyklusOffen,
} from '#domain/akte/regeln/bewerbung.ts';
import { dienstartUndBetreuer, kontingentFuerEinladung } from '#domain/akte/regeln/einladung.ts';
import { einsatzortWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { ersterWunschStatus } from '#domain/akte/schritte.ts';
import { pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { rechtstexteDa } from '#domain/text/rechtstexte.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { type Datenschutzhaken, datenschutzZugestimmt, gelesenWieSieSteht } from './datenschutz-zustimmen.ts';

export interface EinladungAnnehmenEingabe extends Datenschutzhaken {
	readonly einladungID: string;
	readonly zyklusID: string;
	readonly einsatzortID: string;
	readonly dienstartID: string | null;
	readonly betreuerUserID: string | null;
	/** The account the invitation was accepted with. */
	readonly userID: string;
	/** Data of somebody who had no file. */
	readonly person?: Personendaten;
}

type Annahme = Wunschfall<EinladungAnnehmenEingabe>;

const EINLADUNG_ANNEHMEN: Verb<Annahme, Aktion> = {
	key: 'einladungAnnehmen',
	titel: 'Einladung annehmen',
	unbestaetigt: true,
	ausgang: [vorEinigung],
	felder: [dienstartUndBetreuer, einsatzortWaehlbar, gelesenWieSieSteht],
	regeln: [
		rechtstexteFuerNeue,
		keinBewerbungsstopp,
		kontingentWieEingeladen,
		altersgrenze,
		keineDoppelteBewerbung,
		anzahlBewerbungen,
		zyklusOffen,
	],
};

/** W5: by the invitation's one-time token, which proves the e-mail address as well. */
export function einladungAnnehmen(leer: Lage, eingabe: EinladungAnnehmenEingabe): Entschluss {
	const lage = leer.akte.existiert ? leer : neueAkte(leer, eingabe);
	const { zyklusID, dienstartID, betreuerUserID } = eingabe;
	const wunsch = gedachterWunsch(lage, eingabe, { zyklusID, dienstartID, betreuerUserID, herkunft: 'EINLADUNG' });
	pruefeRegeln(EINLADUNG_ANNEHMEN, wunschfall(lage, wunsch, eingabe));
	const nach = ersterWunschStatus('EinladungAngenommen');
	return vollende(leer, [
		...akteEroeffnet(leer, eingabe),
		EinladungAngenommen({ ...wunschFacts(wunsch), nach, einladungID: eingabe.einladungID }),
		...(lage.akte.bewerbungAbgesendetAm ? [] : [BewerbungAbgesendet({})]),
	]);
}

/** Starts in the cycle of the invitation. */
function neueAkte(leer: Lage, { zyklusID, person = {} }: EinladungAnnehmenEingabe): Lage {
	return { ...leer, akte: { ...leer.akte, zyklusID, person } };
}

function akteEroeffnet(lage: Lage, eingabe: EinladungAnnehmenEingabe): AkteEreignis[] {
	const { akte } = lage;
	const { zyklusID, userID, person = {} } = eingabe;
	const konto = akte.kontoEroeffnetAm ? [] : [KontoEroeffnet({ userID })];
	if (akte.existiert) return konto;
	return [
		FreiwilligerEingeladen({ zyklusID, userID }),
		...datenschutzZugestimmt(lage),
		...personendatenGeaendert(akte.id, {}, person),
		...konto,
	];
}

function vorEinigung(fall: Annahme, titel: string): Befund | readonly Befund[] {
	return fall.lage.akte.existiert ? freiwilligerIn(0, 1000, 1500, 2000, 2100, 2500)(fall, titel) : null;
}

/** G36: somebody new gives his data, as at a registration; the file of others is there already. */
function rechtstexteFuerNeue({ lage }: Annahme): Befund {
	return lage.akte.existiert ? null : rechtstexteDa(lage.referenz.rechtstexte);
}

/** The place was free when they were invited; it may be gone by now. */
function kontingentWieEingeladen(fall: Annahme): Befund {
	return kontingentFuerEinladung(fall)[0] ?? null;
}
