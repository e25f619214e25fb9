import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { DRAN } from '../../texte/dran.ts';
import { Wer } from '../dran/dran.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort, oderLeer, tagZelle } from '../liste/zellen.tsx';
import type { Dokumentzeile } from './liste.ts';
import { Dokumentstand } from './stand.tsx';

export const DOKUMENTESPALTEN = tabellenspalten<typeof DOKUMENTE, Dokumentzeile>(DOKUMENTE, {
	anforderungsstatus: (zeile) => <Dokumentstand zeile={zeile} />,
	dran: (zeile) => <Dranzelle zeile={zeile} />,
	mahnstufe: ({ mahnstufe }) => oderLeer(mahnstufe > 0 ? String(mahnstufe) : null),
	naechsteMahnung: ({ naechsteMahnung }) => tagZelle(naechsteMahnung),
});

/** Only the Traeger's staff reads this list: what is the Traeger's turn is the reader's. */
function Dranzelle({ zeile: { dran: partei, dranOrt, vorname, nachname } }: { zeile: Dokumentzeile }) {
	if (partei === null) return <Leerwort wort={DRAN.niemand} />;
	const name = { FREIWILLIGER: [vorname, nachname].filter(Boolean).join(' '), EINSATZSTELLE: dranOrt };
	const namen = [name[partei as keyof typeof name] ?? []].flat();
	return <Wer zug={{ partei, namen, istEigene: partei === 'TRAEGER' }} />;
}
