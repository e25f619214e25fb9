import { call } from '../../client/call.ts';
import { LISTEN as T } from '../../texte/seminare/seminarlisten.ts';
import { Papier } from '../seminare/papier.tsx';
import { useGruppe } from './gruppen-kontext.tsx';

/** The members of a group on paper and as a file; a site has its own. */
export function Gruppenpapiere() {
	const { gruppe, heute } = useGruppe();
	const params = { id: gruppe.id };
	return (
		<>
			<Papier
				art="pdf"
				name="teilnehmerliste"
				heute={heute}
				size="sm"
				hole={() => call('GET /v1/seminargruppe/{id}/teilnehmerliste', { params })}
			>
				{T.teilnehmerliste}
			</Papier>
			<Papier
				art="xlsx"
				name="seminargruppe"
				heute={heute}
				size="sm"
				hole={() => call('GET /v1/exporte/seminargruppen/{id}/teilnehmer', { params })}
			>
				{T.excel}
			</Papier>
		</>
	);
}
