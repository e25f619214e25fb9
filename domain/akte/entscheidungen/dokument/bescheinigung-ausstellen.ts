import { dienstort } from '#domain/akte/dienstort.ts';
import {
	type Bescheinigungsvorlage,
	bescheinigungsvorlage,
	bescheinigungVon,
	fehlendeAngaben,
} from '#domain/akte/dokument/bescheinigung.ts';
import type { Datei } from '#domain/akte/dokument/dokumentdatei.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import { freiwilligerIn } from '#domain/akte/regeln/ausgang.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { dokumentBereitstellen } from './dokument-bereitstellen.ts';

export interface BescheinigungEingabe {
	/** Of the new document. */
	readonly dokumentID: string;
	/** The template, filled. */
	readonly datei: Datei;
	/** Sentences of the template that would be left with a gap. */
	readonly luecken: readonly string[];
}

interface Ausstellung extends Fall<BescheinigungEingabe> {
	/** null: none is meant for this volunteer. */
	readonly vorlage: Bescheinigungsvorlage | null;
}

export const BESCHEINIGUNG_AUSSTELLEN: Verb<Ausstellung, 'dokumentBereitstellen'> = {
	key: 'dokumentBereitstellen',
	titel: 'Bescheinigung ausstellen',
	ausgang: [freiwilligerIn(4000, 9000, 9300, 9900)],
	regeln: [nochNichtAusgestellt, dienstGeleistet, vorlageGilt, angabenDa, ohneLuecken],
};

/** By law after the end of the service, once, and complete; then it is a document like any other that the Traeger provides. */
export function bescheinigungAusstellen(lage: Lage, eingabe: BescheinigungEingabe): Entschluss {
	const vorlage = bescheinigungsvorlage(lage);
	pruefe(BESCHEINIGUNG_AUSSTELLEN, { lage, eingabe, vorlage });
	if (!vorlage) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const { spec, anforderung } = vorlage;
	const { dokumentID, datei } = eingabe;
	// Another wish may be bound by now: the place says which Einsatzstelle is asked to sign.
	const wunsch = massgeblicherWunsch(lage.akte);
	const einsatzortID = wunsch && dienstort(lage.akte, wunsch);
	return dokumentBereitstellen(lage, {
		...{ dokumentID, datei, einsatzortID, automatisch: false },
		anforderungID: anforderung?.id ?? null,
		specID: anforderung ? null : spec.id,
	});
}

function nochNichtAusgestellt({ lage }: Ausstellung): Befund {
	const vorhanden = bescheinigungVon(lage.akte, lage.referenz.specs);
	if (!vorhanden) return null;
	const text =
		vorhanden.status === DOKUMENT.nr.UnterschriftenSammeln
			? 'Die Bescheinigung liegt schon zum Unterschreiben vor.'
			: 'Die Bescheinigung ist schon ausgestellt.';
	return { code: 'BESCHEINIGT', http: 409, text };
}

/** The law has it issued after the service, and it names the last day. */
function dienstGeleistet({ lage: { akte, ctx } }: Ausstellung): Befund {
	const vertrag = neuesterVertrag(akte, massgeblicherWunsch(akte));
	const ende = vertrag?.dienstende ?? null;
	if (akte.status !== FREIWILLIGER.nr.ImDienst && (ende === null || ende <= ctx.heute)) return null;
	const tag = ende ?? vertrag?.geplantesEnde ?? vertrag?.vertragsende ?? null;
	const bis =
		tag === null || (akte.status === FREIWILLIGER.nr.ImDienst && tag <= ctx.heute)
			? ''
			: ` bis zum ${formatDatum(tag)}`;
	return bis
		? { code: 'DIENST_LAEUFT', http: 409, text: `Der Dienst dauert noch${bis}.`, behebbarDurch: ['ZEIT'] }
		: { code: 'DIENST_LAEUFT', http: 409, text: 'Das Dienstende ist noch nicht eingetragen.' };
}

function vorlageGilt({ vorlage }: Ausstellung): Befund {
	if (!vorlage)
		return {
			code: 'BESCHEINIGUNG',
			http: 409,
			text: 'Für diese Person gilt keine veröffentlichte Vorlage, die als Bescheinigung zählt.',
		};
	if (vorlage.spec.vorlage !== null) return null;
	return { code: 'BESCHEINIGUNG', http: 409, text: 'Zu diesem Dokument ist weder ein Text noch ein PDF hinterlegt.' };
}

function angabenDa({ lage, vorlage }: Ausstellung): Befund {
	const fehlt = vorlage ? fehlendeAngaben(lage.akte, vorlage.spec) : [];
	if (fehlt.length === 0) return null;
	return { code: 'STEUERFELDER', http: 409, text: `Für dieses Dokument fehlen Angaben: ${fehlt.join(', ')}.` };
}

function ohneLuecken({ eingabe }: Ausstellung): Befund {
	const [satz] = eingabe?.luecken ?? [];
	if (satz === undefined) return null;
	return { code: 'BESCHEINIGUNG_LUECKE', http: 409, text: `In der Bescheinigung bliebe etwas leer: „${satz}“` };
}
