import { ALS_PDF, nurPdf, vertragGeeinigt } from '#domain/akte/dokument/anforderungsregeln.ts';
import { UnterschriftenBegonnen } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimDokument } from '#domain/akte/regeln/ausgang.ts';
import { erziehungsberechtigteHinterlegt } from '#domain/akte/regeln/vertrag.ts';
import {
	abgebrochen,
	angefordert,
	type Beteiligter,
	beteiligte,
	istAbgelaufen,
	istOffen,
	naechsteSitzungen,
	sitzungen,
} from '#domain/akte/signatur/ablauf.ts';
import { anDerReihe, nichtGeschlossen, type Signaturfall, signaturfall } from '#domain/akte/signatur/fall.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Signatursitzung } from '#domain/akte/zustand.ts';
import { istImPortal } from '#domain/dokumentspec/signaturform.ts';
import type { Partei } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

export interface SignaturAnfordernEingabe {
	readonly dokumentID: string;
	readonly partei: Partei;
	/** Which guardian; of the other parties the file knows who signs. */
	readonly unterzeichnerID: string | null;
}

type Anfrage = Signaturfall<SignaturAnfordernEingabe>;

export const SIGNATUR_ANFORDERN: Verb<Anfrage, 'signaturAnfordern'> = {
	key: 'signaturAnfordern',
	titel: 'Unterschriften starten',
	rechte: [freigeschaltet],
	ausgang: [unterschreibbar],
	regeln: [
		imPortal,
		vertragGeeinigt,
		istPdf,
		nichtGeschlossen,
		jemandUnterschreibt,
		vertreten,
		beteiligt,
		reihenfolge,
		nochNichtGefragt,
	],
};

function istPdf({ dokument }: Anfrage): Befund {
	return nurPdf(dokument.name, ALS_PDF);
}

/** Asks a party to sign: the first time everybody whose turn it is, later whoever let the time pass. */
export function signaturAnfordern(lage: Lage, eingabe: SignaturAnfordernEingabe): Entschluss {
	const fall = signaturfall(lage, eingabe.dokumentID, eingabe);
	pruefe(SIGNATUR_ANFORDERN, fall);
	const { dokument, spec } = fall;
	if (dokument.status === DOKUMENT.nr.Verifiziert)
		return vollende(lage, [
			UnterschriftenBegonnen(dokumentSchritt(dokument, 'UnterschriftenBegonnen')),
			...naechsteSitzungen(lage, lage.akte, dokument, spec),
		]);
	const einer = gefragter(fall);
	return vollende(lage, [
		...sitzungen(lage.akte, dokument, einer)
			.filter(istOffen)
			.map((s) => abgebrochen(s, 'ABGELAUFEN')),
		angefordert(lage, dokument, einer),
	]);
}

/** The session a party has to be given its link for: its newest that waits. */
export function wartendeSitzung({ akte }: Lage, eingabe: SignaturAnfordernEingabe): Signatursitzung | null {
	const gesucht = alsBeteiligter(akte.id, eingabe);
	const passend = akte.signaturen.filter(
		(s) =>
			s.dokumentID === eingabe.dokumentID &&
			s.partei === gesucht.partei &&
			s.unterzeichnerID === gesucht.unterzeichnerID,
	);
	return passend.findLast(istOffen) ?? null;
}

const alsBeteiligter = (
	freiwilligerID: string,
	{ partei, unterzeichnerID }: SignaturAnfordernEingabe,
): Beteiligter => ({
	partei,
	unterzeichnerID:
		partei === 'FREIWILLIGER' ? freiwilligerID : partei === 'ERZIEHUNGSBERECHTIGTER' ? unterzeichnerID : null,
});

const gefragter = ({ lage, eingabe }: Anfrage): Beteiligter =>
	alsBeteiligter(lage.akte.id, eingabe as SignaturAnfordernEingabe);

const gleich = (a: Beteiligter, b: Beteiligter): boolean =>
	a.partei === b.partei && a.unterzeichnerID === b.unterzeichnerID;

/** G31 */
function freigeschaltet({ lage }: Anfrage): Befund {
	if (lage.referenz.parameter.pdfSignatures) return null;
	return { code: 'G31', http: 404, text: 'Diese Funktion ist nicht freigeschaltet.' };
}

function imPortal({ spec }: Anfrage): Befund {
	if (istImPortal(spec.signaturform)) return null;
	return { code: 'PAPIER', http: 409, text: 'Dieses Dokument wird außerhalb des Portals unterschrieben.' };
}

function unterschreibbar({ dokument }: Anfrage, titel: string): Befund {
	const geht =
		dokument.status === DOKUMENT.nr.Verifiziert ||
		(dokument.status === DOKUMENT.nr.UnterschriftenSammeln && dokument.vollstaendigAm === null);
	return geht ? null : beimDokument(titel, dokument);
}

function jemandUnterschreibt({ lage, spec }: Anfrage): Befund {
	if (beteiligte(lage.akte, spec, lage.ctx.heute).length || spec.signaturparteien.includes('ERZIEHUNGSBERECHTIGTER'))
		return null;
	return { code: 'PARTEI', http: 409, text: 'Dieses Dokument wird von niemandem unterschrieben.' };
}

/** G13, where the guardians sign it. */
function vertreten({ lage, spec }: Anfrage): Befund {
	return spec.signaturparteien.includes('ERZIEHUNGSBERECHTIGTER') ? erziehungsberechtigteHinterlegt({ lage }) : null;
}

function beteiligt(fall: Anfrage): Befund {
	const { lage, spec } = fall;
	if (beteiligte(lage.akte, spec, lage.ctx.heute).some((einer) => gleich(einer, gefragter(fall)))) return null;
	return { code: 'PARTEI', http: 409, text: 'Diese Partei unterschreibt das Dokument nicht.' };
}

function reihenfolge(fall: Anfrage): Befund {
	return anDerReihe(fall, gefragter(fall).partei);
}

function nochNichtGefragt(fall: Anfrage): Befund {
	const { lage, dokument } = fall;
	const seine = sitzungen(lage.akte, dokument, gefragter(fall));
	if (seine.some((s) => s.status === 'SIGNED'))
		return { code: 'UNTERSCHRIEBEN', http: 409, text: 'Diese Partei hat das Dokument bereits unterschrieben.' };
	if (!seine.some((s) => istOffen(s) && !istAbgelaufen(s, lage.ctx.jetzt))) return null;
	return { code: 'OFFEN', http: 409, text: 'Diese Partei ist bereits um ihre Unterschrift gebeten worden.' };
}
