import { Flex } from '@mantine/core';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { DRAN } from '../../texte/dran.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Wer } from '../dran/dran.tsx';
import { Zeilenknopf } from '../dran/zeilenknopf.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort, oderLeer, personenname, tagZelle } from '../liste/zellen.tsx';
import type { Dokumentzeile } from './liste.ts';
import { Dokumentstand } from './stand.tsx';

/** To be called once, so that they keep their identity. */
export const dokumentespalten = (onTun: (zeile: Dokumentzeile) => void): readonly TableColumn<Dokumentzeile>[] =>
	tabellenspalten<typeof DOKUMENTE, Dokumentzeile>(DOKUMENTE, {
		anforderungsstatus: (zeile) => <Dokumentstand zeile={zeile} />,
		dran: (zeile) => <Dranzelle zeile={zeile} onTun={onTun} />,
		mahnstufe: ({ mahnstufe }) => oderLeer(mahnstufe > 0 ? String(mahnstufe) : null),
		naechsteMahnung: ({ naechsteMahnung }) => tagZelle(naechsteMahnung),
	});

interface DranzelleProps {
	zeile: Dokumentzeile;
	onTun: (zeile: Dokumentzeile) => void;
}

/** Only the Traeger's staff reads this list: what is the Traeger's turn is the reader's. */
function Dranzelle({ zeile, onTun }: DranzelleProps) {
	const { dran: partei, dranOrt, vorname, nachname, dokument, zeilentat } = zeile;
	if (partei === null) return <Leerwort wort={DRAN.niemand} />;
	const name = { FREIWILLIGER: [vorname, nachname].filter(Boolean).join(' '), EINSATZSTELLE: dranOrt };
	const namen = [name[partei as keyof typeof name] ?? []].flat();
	return (
		<Flex gap={8} align="center" justify="space-between">
			<Wer zug={{ partei, namen, istEigene: partei === 'TRAEGER' }} />
			<Zeilenknopf tat={zeilentat} name={`${personenname(zeile)}, ${dokument}`} onTun={() => onTun(zeile)} />
		</Flex>
	);
}
