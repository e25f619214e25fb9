import { DokumentGemahnt } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { briefempfang, briefposten } from '#domain/akte/mahnwesen/mahnbrief.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export const MAHNBRIEF: Verb<Fall<object>, Aktion> = {
	key: 'mahnen',
	titel: 'Per Brief erinnern',
	ausgang: [],
	regeln: [fehltEtwas, heuteNochKeiner, hatAnschrift],
};

/**
 * One letter about everything that is missing: a reminder like one by mail, which sends nothing. What was reminded of, or
 * counted, on the same day isn't counted again.
 */
export function mahnbrief(lage: Lage): Entschluss {
	pruefe(MAHNBRIEF, { lage, eingabe: {} });
	const { heute: tag } = lage.ctx;
	return vollende(
		lage,
		briefposten(lage).map(({ anforderung, an }) =>
			DokumentGemahnt({
				...{ anforderungID: anforderung.id, tag, an, vonHand: true, perMail: false, weg: 'BRIEF' },
				stufe: anforderung.gemahntAm === tag ? anforderung.mahnstufe : anforderung.mahnstufe + 1,
			}),
		),
	);
}

function fehltEtwas({ lage }: Fall): Befund {
	if (briefposten(lage).length) return null;
	const text =
		'Gerade gibt es nichts zu erinnern: Alles ist eingereicht, optional, ausgesetzt oder nicht Sache dieser Person.';
	return { code: 'MAHNUNG', http: 409, text };
}

/** Table: Reminders, "max once/day"; what is in a letter of today is printed again from its run. */
function heuteNochKeiner({ lage }: Fall): Befund {
	const { heute } = lage.ctx;
	const posten = briefposten(lage);
	if (!posten.length || posten.some(({ anforderung }) => !hatBriefVom(anforderung, heute))) return null;
	const text = 'Heute gibt es schon einen Brief. Sie finden ihn unter „Sammelaktionen“.';
	return { code: 'MAHNBRIEF_HEUTE', http: 409, text };
}

const hatBriefVom = ({ mahnungen }: Anforderung, tag: string): boolean =>
	mahnungen.some((m) => m.tag === tag && m.weg === 'BRIEF');

function hatAnschrift({ lage: { akte, ctx } }: Fall): Befund {
	const { fehlt } = briefempfang(akte, ctx.heute);
	if (!fehlt.length) return null;
	const text = `Für einen Brief fehlt in der Anschrift: ${fehlt.join(', ')}.`;
	return { code: 'MAHNBRIEF_ANSCHRIFT', http: 422, text };
}
