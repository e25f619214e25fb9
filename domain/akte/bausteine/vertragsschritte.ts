import { type AkteEreignis, VertragEntworfen, VertragStorniert, WunschEntfallen } from '#domain/akte/ereignisse.ts';
import { geltenderVertrag } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { vorgabebeginn } from '#domain/akte/regeln/beginn.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { bedingungenVon } from '#domain/akte/vertrag/betroffene.ts';
import { OHNE_ABSCHNITTE, WOCHENVORGABE } from '#domain/akte/vertrag/spaetere-vorgaben.ts';
import type { Vertrag, Vertragsbedingungen, Wunsch } from '#domain/akte/zustand.ts';
import { type Seminarsaetze, seminarsaetze } from '#domain/recht/seminartage.ts';
import { ueblicherUrlaub } from '#domain/recht/urlaub.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { OFFEN } from '#domain/status/wunsch.ts';

/**
 * A new draft for a wish whose Dienstart is fixed: copied from an earlier contract of the wish, without number and
 * planned end, or with the cycle's defaults (table: create draft).
 */
export function entwirfVertrag(lage: Lage, wunsch: Wunsch, vorlage: Vertrag | null = null) {
	const { zyklusID, dienstartID } = wunsch;
	if (dienstartID === null) throw new Error(`Wunsch ${wunsch.id}: Vertragsentwurf ohne Dienstart`);
	// Terms of another Dienstart or cycle would carry its money and its dates.
	const passend = vorlage?.dienstartID === dienstartID && vorlage.zyklusID === zyklusID ? vorlage : null;
	return VertragEntworfen({
		vertragID: lage.ctx.neueID(),
		wunschID: wunsch.id,
		zyklusID,
		dienstartID,
		nach: 0,
		bedingungen: passend ? { ...bedingungenVon(passend), geplantesEnde: null } : vorgaben(lage, wunsch, dienstartID),
		kopieVon: passend?.id ?? null,
	});
}

/** Defaults of the Dienstart in the cycle; as period the cycle, as far as it lies ahead. */
function vorgaben({ ctx, referenz, akte }: Lage, wunsch: Wunsch, dienstartID: string): Vertragsbedingungen {
	const zyklus = referenz.zyklen.get(wunsch.zyklusID);
	const vorgabe = zyklus?.dienstarten.get(dienstartID);
	const vertragsbeginn = zyklus ? vorgabebeginn(zyklus, ctx.heute, akte.person.gewuenschterBeginn) : null;
	return {
		einsatzortID: wunsch.einsatzortID,
		vertragsbeginn,
		vertragsende: zyklus?.ende ?? null,
		wochenstunden: vorgabe?.wochenstunden ?? null,
		isTeilzeit: false,
		...WOCHENVORGABE,
		taschengeld: vorgabe?.taschengeld ?? null,
		unterkunft: null,
		geldersatzUnterkunft: null,
		verpflegung: null,
		geldersatzVerpflegung: null,
		zuschussDeutschlandticket: null,
		mobilitaetszuschlag: null,
		estBeitrag: vorgabe?.estBeitrag ?? null,
		urlaubstage: urlaubsvorgabe(vorgabe?.urlaubstage ?? referenz.parameter.urlaubstageStandard, vertragsbeginn, zyklus),
		probezeitWochen: STANDARD_PROBEZEIT_WOCHEN,
		isBuchhaltungTraeger: referenz.adressen.get(wunsch.einsatzstelleID)?.isBuchhaltungTraeger ?? false,
		isSonderkonzept: false,
		...OHNE_ABSCHNITTE,
		seminartagePflicht: null,
		geplantesEnde: null,
	};
}

/** Of the days of a year what falls to the period, or to the whole cycle where no begin is proposed. */
function urlaubsvorgabe(imJahr: number, beginn: string | null, zyklus: Zyklus | undefined): number {
	if (!zyklus) return imJahr;
	return ueblicherUrlaub(imJahr, {
		von: beginn ?? zyklus.start,
		bis: zyklus.ende,
		diensttage: WOCHENVORGABE.diensttageProWoche,
	});
}

const STANDARD_PROBEZEIT_WOCHEN = 6;

/** What the seminar days rely on: a later change of the Dienstart or of the law leaves the agreed contract as it was. */
export function vereinbarteSaetze(
	{ referenz }: Lage,
	{ dienstartID, vertragsbeginn, zyklusID }: Pick<Vertrag, 'dienstartID' | 'vertragsbeginn' | 'zyklusID'>,
): Seminarsaetze | null {
	const dienstart = referenz.dienstarten.get(dienstartID);
	const beginn = vertragsbeginn ?? referenz.zyklen.get(zyklusID)?.start;
	return dienstart && beginn ? seminarsaetze(dienstart, beginn) : null;
}

/** Cancels the contract a wish still has. */
export function vertragStorniert({ akte }: Lage, wunsch: Pick<Wunsch, 'id'>) {
	const vertrag = geltenderVertrag(akte, wunsch.id);
	return vertrag ? [VertragStorniert(vertragSchritt(vertrag, 'VertragStorniert'))] : [];
}

/** Other open wishes end with the contract, and so do their drafts. */
export function andereEntfallen(lage: Lage, wunschID: string): AkteEreignis[] {
	const andere = lage.akte.wuensche.filter((w) => w.id !== wunschID && OFFEN.includes(w.status));
	return andere.flatMap((w) => [
		...vertragStorniert(lage, w),
		WunschEntfallen({ ...wunschSchritt(w, 'WunschEntfallen'), beendetVon: 'SYSTEM' }),
	]);
}
