import { useNavigate } from '@tanstack/react-router';
import { formatDatum } from '#domain/format/datum.ts';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import { SHELL } from '../../texte/shell.ts';
import { ZEUGNISSE as T } from '../../texte/zeugnisse.ts';
import { Span } from '../../ui/span.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname, tagZelle } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { ZEUGNISFILTER, ZEUGNISLISTE, type Zeugniszeile, zeugnisadresse } from './liste.ts';

const CRUMBS = [{ label: SHELL.gruppen.dokumente }];
const SPALTEN = tabellenspalten<typeof ZEUGNISSE, Zeugniszeile>(ZEUGNISSE, {
	frist: ({ frist, ueberfaellig }) =>
		ueberfaellig && frist ? <Span variant="error">{T.ueberfaellig(formatDatum(frist))}</Span> : tagZelle(frist),
});

/** Certificates of the cycle and whose turn it is. */
export function ZeugnissePage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={ZEUGNISLISTE}
			titel={T.titel}
			columns={SPALTEN}
			felder={ZEUGNISFILTER}
			platzhalter={T.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: ZEUGNISLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ vertragID }) => vertragID}
			rowName={personenname}
			onOpen={(zeile, state) => navigate({ to: '/admin/zeugnisse/$id', params: { id: zeugnisadresse(zeile) }, state })}
			leer={T.leer}
		/>
	);
}
