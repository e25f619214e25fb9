import { dranAmDokument, wirdErinnert } from '#domain/akte/dran/dokument.ts';
import { DRAN_LABEL, type Dran } from '#domain/akte/dran/dran.ts';
import { DokumentGemahnt } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { mahnadressaten } from '#domain/akte/mahnwesen/mahnadressaten.ts';
import { istAnmahnbar, istFaellig } from '#domain/akte/mahnwesen/mahnplan.ts';
import { mahnstand } from '#domain/akte/mahnwesen/mahnstand.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export interface MahnenEingabe {
	readonly anforderungIDs: readonly string[];
}

/** A request together with what it asks for. */
interface Gefordertes {
	readonly anforderung: Anforderung;
	readonly spec: DokumentSpec;
}

export const MAHNEN: Verb<Fall<MahnenEingabe>, Aktion> = {
	key: 'mahnen',
	titel: 'Jetzt erinnern',
	ausgang: [],
	regeln: [keineAufgabe, stehtAus, heuteNochNicht],
};

/** By hand: at any time, once a day, by mail even where mails don't leave by themselves. */
export function mahnen(lage: Lage, eingabe: MahnenEingabe): Entschluss {
	if (gemeinte(lage, eingabe).length < new Set(eingabe.anforderungIDs).size) throw new Abgelehnt([NICHT_GEFUNDEN]);
	pruefe(MAHNEN, { lage, eingabe });
	return vollende(
		lage,
		gemeinte(lage, eingabe).map((g) => gemahnt(lage, g, { vonHand: true, perMail: true })),
	);
}

/** What is due today, for the daily job; on a day on which that has been done, nothing. */
export function faelligeMahnen(lage: Lage): Entschluss {
	const { akte, ctx, referenz } = lage;
	const { parameter } = referenz;
	const faellige = akte.geloescht
		? []
		: geforderte(lage).filter(
				({ anforderung, spec }) =>
					istFaellig(mahnstand(lage, anforderung, spec), parameter, ctx.heute) &&
					istJemandDran(lage, anforderung, spec),
			);
	const perMail = parameter.isMahnungMailversand;
	return vollende(
		lage,
		faellige.map((g) => gemahnt(lage, g, { vonHand: false, perMail })),
	);
}

function gemahnt(lage: Lage, { anforderung, spec }: Gefordertes, wie: { vonHand: boolean; perMail: boolean }) {
	const { akte, ctx } = lage;
	return DokumentGemahnt({
		anforderungID: anforderung.id,
		tag: ctx.heute,
		stufe: anforderung.mahnstufe + 1,
		an: mahnadressaten(akte, anforderung, spec, ctx.heute),
		...wie,
	});
}

/** A locked specification asks for nothing any more. */
function geforderte({ akte, referenz }: Lage): readonly Gefordertes[] {
	const specs = new Map(referenz.specs.map((spec) => [spec.id, spec]));
	return akte.anforderungen.flatMap((anforderung) => {
		const spec = specs.get(anforderung.specID);
		return spec && spec.status !== DOKUMENTSPEC.nr.Gesperrt ? [{ anforderung, spec }] : [];
	});
}

const gemeinte = (lage: Lage, { anforderungIDs }: MahnenEingabe): readonly Gefordertes[] =>
	geforderte(lage).filter(({ anforderung }) => anforderungIDs.includes(anforderung.id));

/** Table: Reminders: what the Traeger must provide is a task; neither is anybody reminded of a check. */
function keineAufgabe({ lage, eingabe }: Fall<MahnenEingabe>): Befund[] {
	const gefordert = eingabe === null ? [] : gemeinte(lage, eingabe);
	return gefordert.flatMap((g) => {
		const dran = zugBei(lage, g);
		if (!dran || wirdErinnert(dran)) return [];
		const text = `Bei „${g.spec.bezeichnung}“ ist der nächste Schritt eine Aufgabe (${aufgabe(dran)}). Daran wird nicht erinnert.`;
		return { code: 'MAHNUNG_AUFGABE', http: 409, text };
	});
}

/** As the file stands, conditions apart: on whose turn it would be they have no say. */
const zugBei = ({ akte, ctx }: Lage, { anforderung, spec }: Gefordertes): Dran | null =>
	dranAmDokument(akte, anforderung, spec, ctx.heute);

const AUFGABE = {
	EINREICHEN: 'einreichen',
	BEREITSTELLEN: 'bereitstellen',
	PRUEFEN: 'prüfen',
	UNTERSCHREIBEN: 'unterschreiben',
	UNTERSCHRIFTEN_STARTEN: 'Unterschriften starten',
	PAPIER_EINHOLEN: 'Auf Papier unterschreiben lassen',
	BESIEGELN: 'besiegeln',
} as const satisfies Readonly<Record<Dran['tat'], string>>;

const aufgabe = ({ partei, tat }: Dran): string => `${DRAN_LABEL[partei]}: ${AUFGABE[tat]}`;

/** Table: request status, column "reminded?". */
function stehtAus({ lage, eingabe }: Fall<MahnenEingabe>): Befund[] {
	const erledigte = eingabe === null ? [] : gemeinte(lage, eingabe).filter((g) => !istOffen(lage, g));
	return erledigte.map(({ spec }) => ({
		code: 'MAHNUNG',
		http: 409,
		text: `Für „${spec.bezeichnung}“ steht nichts aus, woran zu erinnern wäre.`,
	}));
}

function istOffen(lage: Lage, { anforderung, spec }: Gefordertes): boolean {
	return istAnmahnbar(mahnstand(lage, anforderung, spec).status) && istJemandDran(lage, anforderung, spec);
}

/** What everybody has signed and only waits for its seal is nobody's turn. */
const istJemandDran = ({ akte, ctx }: Lage, anforderung: Anforderung, spec: DokumentSpec): boolean =>
	mahnadressaten(akte, anforderung, spec, ctx.heute).length > 0;

/** Table: Reminders, "max once/day". */
function heuteNochNicht({ lage, eingabe }: Fall<MahnenEingabe>): Befund[] {
	const heutige = eingabe === null ? [] : gemeinte(lage, eingabe);
	return heutige
		.filter(({ anforderung }) => anforderung.gemahntAm === lage.ctx.heute)
		.map(({ spec }) => ({
			code: 'MAHNUNG_HEUTE',
			http: 409,
			text: `An „${spec.bezeichnung}“ wurde heute schon erinnert. Morgen geht es wieder.`,
		}));
}
