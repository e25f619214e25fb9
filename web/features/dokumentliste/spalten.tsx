import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { DOKUMENTLISTE } from '../../texte/dokumentliste.ts';
import { LISTE } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { nameSpalte, statusSpalte, tagSpalte, textSpalte, zeitSpalte } from '../liste/gemeinsame-spalten.tsx';
import { oderLeer } from '../liste/zellen.tsx';
import type { Dokumentzeile } from './liste.ts';
import { Dokumentstand } from './stand.tsx';

const TITEL = DOKUMENTLISTE.spalte;

export const DOKUMENTESPALTEN: readonly TableColumn<Dokumentzeile>[] = [
	{ ...nameSpalte<Dokumentzeile>(TITEL.name), size: 160 },
	textSpalte('dokument', TITEL.dokument, { size: 200, grow: true }),
	{
		id: 'anforderungsstatus',
		header: TITEL.anforderungsstatus,
		size: 230,
		sortable: true,
		cell: (zeile) => <Dokumentstand zeile={zeile} />,
	},
	{
		id: 'stufe',
		header: TITEL.stufe,
		size: 104,
		cell: ({ stufe }) => oderLeer(stufe && STUFE_BEZEICHNUNG[stufe], DOKUMENTLISTE.keineStufe),
	},
	statusSpalte('status', TITEL.status, FREIWILLIGER, { size: 230, minWindow: 1600 }),
	textSpalte('einsatzstelle', TITEL.einsatzstelle, { size: 180, grow: true, minWindow: 1920, sortable: false }),
	textSpalte('dienstart', TITEL.dienstart, { size: 80, leer: LISTE.offen, optional: true, sortable: false }),
	zeitSpalte('angefordertAm', TITEL.angefordertAm, { size: 128 }),
	tagSpalte('frist', TITEL.frist, { minWindow: 1360 }),
	{
		id: 'mahnstufe',
		header: TITEL.mahnstufe,
		size: 100,
		sortable: true,
		align: 'end',
		cell: ({ mahnstufe }) => oderLeer(mahnstufe > 0 ? String(mahnstufe) : null),
	},
	tagSpalte('naechsteMahnung', TITEL.naechsteMahnung, { size: 136, sortable: false, minWindow: 1760 }),
	zeitSpalte('hochgeladenAm', TITEL.hochgeladenAm, { size: 128, optional: true }),
	zeitSpalte('geprueftAm', TITEL.geprueftAm, { sortable: false, optional: true }),
	textSpalte('geprueftVon', TITEL.geprueftVon, { sortable: false, optional: true }),
	tagSpalte('gueltigBis', TITEL.gueltigBis, { sortable: false, optional: true }),
	tagSpalte('vertragsbeginn', TITEL.vertragsbeginn, { sortable: false, optional: true }),
];
