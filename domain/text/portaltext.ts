import { z } from 'zod';
import type { Aggregat } from '#domain/aggregat.ts';
import { ENDE_VOR_BEGINN, meldungLaenge } from '#domain/felder/meldungen.ts';
import { bereinige } from '#domain/format/markup.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { datum } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { IMMER, istAngepinnt, TEXT_LAENGE, type Zeiten } from './portaltexte.ts';

/** What the tenant wrote; null: the words the portal comes with. */
const schema = z
	.object({
		content: z
			.string()
			.max(2 * TEXT_LAENGE, { error: meldungLaenge(TEXT_LAENGE) })
			.overwrite(bereinige)
			.max(TEXT_LAENGE, { error: meldungLaenge(TEXT_LAENGE) })
			.nullable(),
		von: datum().nullable(),
		bis: datum().nullable(),
	})
	.refine(({ von, bis }) => von === null || bis === null || von <= bis, {
		path: ['bis'],
		error: ENDE_VOR_BEGINN,
	})
	.readonly();

export type PortaltextFelder = z.infer<typeof schema>;

/** A text and when it was last written. */
interface Textsatz extends Stammsatz<PortaltextFelder> {
	geaendertAm: string;
}

/** A stream for each key, so that its history stays. */
const basis = stammdatum({
	name: 'Portaltext',
	key: 'portaltext',
	label: 'Text',
	schema,
	leer: { content: null, ...IMMER },
	texte: ['content'],
	art: 'FREITEXT',
	verwendetIn: [],
});

const aggregat: Aggregat<Textsatz, StammdatenEreignis<'Portaltext', PortaltextFelder>> = {
	...basis.aggregat,
	start: (id) => ({ ...basis.aggregat.start(id), geaendertAm: '' }),
	evolve(satz, e) {
		basis.aggregat.evolve(satz, e);
		satz.geaendertAm = e.meta.zeit;
	},
};

export const portaltextStammdatum = { ...basis, aggregat };

/** Changes the text; null takes the tenant's words away, and when they were shown. */
export function setzeText(satz: Stammsatz<PortaltextFelder>, content: string | null, zeiten: Zeiten = IMMER) {
	if (!istAngepinnt(satz.id) && (zeiten.von !== null || zeiten.bis !== null)) throw new Abgelehnt([OHNE_ZEITEN]);
	const felder = { content, ...(content === null ? IMMER : zeiten) };
	if (satz.existiert) return portaltextStammdatum.aendere(satz, felder);
	return content === null ? [] : portaltextStammdatum.erfasse(satz, felder);
}

const OHNE_ZEITEN: Regelverstoss = {
	code: 'ZEITEN',
	http: 422,
	feld: 'von',
	text: 'Nur angepinnte Informationen haben Zeiten.',
};
