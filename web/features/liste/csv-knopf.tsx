import { IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ladeCsvHerunter } from '../../client/lade-herunter.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useEingangZumExport } from '../eingang/use-eingang-zum-export.ts';
import { abfrage, type Listenabfrage, type Listenstand } from './suche.ts';

/** What an export is asked for, and how long it may take. */
export interface Exportanfrage {
	query: Pick<Listenabfrage, 'f' | 'sort'> & { spalten?: string };
	/** Rows in place of the filter. */
	gewaehlt?: { ids: readonly string[]; sort: string; spalten?: readonly string[] };
	timeoutMs: number;
}

const EXPORT_MS = 300_000;

interface CsvKnopfProps {
	stand: Listenstand;
	/** Ids of the rows that are meant; null: all. */
	nur?: readonly string[] | null;
	klein?: true;
	/** Columns as they are arranged now; left out: all the list has. */
	spalten?: readonly string[];
	dateiname: string;
	lade: (anfrage: Exportanfrage) => Promise<string>;
}

/** Rows of the list as it is filtered, sorted and arranged now. */
export function CsvKnopf({ stand, nur, klein, spalten, dateiname, lade }: CsvKnopfProps) {
	const zumEingang = useEingangZumExport();
	const exportieren = useMutation({
		...zumEingang,
		mutationFn: () => {
			const { f, sort } = abfrage(stand);
			return lade({
				query: { ...(f && { f }), sort, ...(spalten && { spalten: spalten.join(',') }) },
				...(nur && { gewaehlt: { ids: nur, sort, ...(spalten && { spalten }) } }),
				timeoutMs: EXPORT_MS,
			});
		},
		onSuccess: (inhalt) => ladeCsvHerunter(dateiname, inhalt),
		onError: (error) => toast.error(LISTE.csvFehler, { text: error.message }),
	});
	return (
		<Button
			icon={IconTableExport}
			size={klein && 'sm'}
			loading={exportieren.isPending}
			onClick={() => exportieren.mutate()}
		>
			{LISTE.csv}
		</Button>
	);
}
