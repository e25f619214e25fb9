import { z } from 'zod';
import { zeilenform } from '#api/contract/formen/zeilenform.ts';
import { BFD_STAENDE, BFD_STELLEN } from '#domain/akte/bfd/stand.ts';
import { BFD_SCHRITTE } from '#domain/akte/entscheidungen/vertrag/bfd-vereinbarung.ts';
import { BFD_VEREINBARUNGEN } from '#domain/liste/bfd-vereinbarungen.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { exportquery, listenquery, spaltennamen } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { eins, liste, route } from '../route.ts';
import { pflichttext, tag, text } from '../werte.ts';

const KOPF = { area: 'vertrag', extra: true, action: 'bfdVereinbarungPflegen' } as const;
const PFAD = '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/bfd-vereinbarung';
const LISTE = '/v1/freiwilliger/list-bfd-vereinbarungen';

const NACH = sortierbar(BFD_VEREINBARUNGEN);

/** How far one is, and what comes next. */
const vereinbarung = z.object({
	/** Contracts of other services don't go to the office. */
	istBfd: z.boolean(),
	stand: z.enum(BFD_STAENDE).nullable(),
	standAm: tag.nullable(),
	eingereichtAm: tag.nullable(),
	an: z.enum(BFD_STELLEN).nullable(),
	/** What was asked, or why it was refused. */
	grund: z.string().nullable(),
	bfdKennung: z.string().nullable(),
	/** What can be done with it now. */
	schritte: z.array(z.enum(BFD_SCHRITTE)),
	/** The service has begun and the office hasn't approved; null: no reason to say so. */
	hinweis: z.string().nullable(),
});

const am = tag;
const grund = text(2000).optional();

/** BFD agreements at the federal office. Table: money.md §5. */
export const bfdVereinbarung = {
	liesBfdVereinbarung: route({
		...KOPF,
		method: 'GET',
		path: PFAD,
		titel: 'Wie weit die BFD-Vereinbarung beim Bundesamt ist',
		response: eins(vereinbarung),
	}),
	fuehreBfdVereinbarung: route({
		...KOPF,
		method: 'POST',
		path: PFAD,
		titel: 'Den nächsten Schritt der BFD-Vereinbarung beim Bundesamt eintragen',
		body: z.discriminatedUnion('schritt', [
			z.strictObject({ schritt: z.literal('EINREICHEN'), am, an: z.enum(BFD_STELLEN) }),
			z.strictObject({ schritt: z.literal('RUECKFRAGE'), am, grund }),
			z.strictObject({ schritt: z.literal('BEANTWORTEN'), am }),
			z.strictObject({ schritt: z.literal('GENEHMIGEN'), am, bfdKennung: pflichttext(20) }),
			z.strictObject({ schritt: z.literal('ABLEHNEN'), am, grund: pflichttext(2000) }),
		]),
		response: eins(vereinbarung),
	}),
	listeBfdVereinbarungen: route({
		...KOPF,
		method: 'GET',
		path: LISTE,
		titel: 'BFD-Vereinbarungen im Zyklus und ihr Stand beim Bundesamt',
		zyklus: true,
		query: listenquery(NACH),
		response: liste(zeilenform(BFD_VEREINBARUNGEN)),
	}),
	zaehleBfdVereinbarungen: zaehlroute({
		area: 'vertrag',
		path: '/v1/freiwilliger/list-bfd-vereinbarungen',
		was: 'BFD-Vereinbarungen',
		action: 'bfdVereinbarungPflegen',
		zyklus: true,
	}),
	exportBfdVereinbarungsliste: route({
		...KOPF,
		method: 'GET',
		path: `${LISTE}/export-csv`,
		titel: 'BFD-Vereinbarungen im Zyklus und ihr Stand beim Bundesamt als CSV',
		zyklus: true,
		query: exportquery(NACH).extend({ spalten: spaltennamen }),
		response: z.string(),
		contentType: 'text/csv; charset=utf-8',
	}),
};
