import type { ReactNode } from 'react';
import { CsvKnopf, type Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Listenstand, Seite } from '../liste/suche.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import type { Sammelliste } from './aktionen.ts';
import { Auswahlleiste } from './auswahlleiste.tsx';
import { useAuswahl } from './use-auswahl.ts';

interface Sammelauswahl<Row> {
	liste: Sammelliste;
	sitzung: Sitzung;
	stand: Listenstand;
	heute: string;
	rowId: (row: Row) => string;
	/** The rows as a file. */
	csv: { dateiname: string; lade: (anfrage: Exportanfrage) => Promise<string> };
	/** Of the wish; null where the rows are no wishes. */
	status: (row: Row) => number | null;
}

/** Lets the rows of a list be ticked, and offers what can be done to them. */
export function useSammelauswahl<Row>({ liste, sitzung, stand, heute, rowId, csv, status }: Sammelauswahl<Row>) {
	const gewaehlt = useAuswahl(stand);
	return {
		selection: (seite: Seite<Row> | undefined) => gewaehlt.selection(seite?.data.map(rowId) ?? []),
		leiste: ({ data, total }: Seite<Row>, paging: ReactNode, spalten: readonly string[]) => (
			<Auswahlleiste
				{...{ liste, sitzung, gewaehlt, total, heute, paging }}
				csv={<CsvKnopf klein nur={gewaehlt.nur} {...{ stand, spalten }} {...csv} />}
				status={new Map(data.map((row) => [rowId(row), status(row)]))}
			/>
		),
	};
}
