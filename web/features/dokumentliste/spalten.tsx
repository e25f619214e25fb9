import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer, tagZelle } from '../liste/zellen.tsx';
import type { Dokumentzeile } from './liste.ts';
import { Dokumentstand } from './stand.tsx';

export const DOKUMENTESPALTEN = tabellenspalten<typeof DOKUMENTE, Dokumentzeile>(DOKUMENTE, {
	anforderungsstatus: (zeile) => <Dokumentstand zeile={zeile} />,
	mahnstufe: ({ mahnstufe }) => oderLeer(mahnstufe > 0 ? String(mahnstufe) : null),
	naechsteMahnung: ({ naechsteMahnung }) => tagZelle(naechsteMahnung),
});
