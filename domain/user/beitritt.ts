/** Decisions on a join request. Table: User, Beitrittsanfrage. */
import { wortuebergang } from '#domain/maschine.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { BEITRITTSSTATUS, type Beitrittsstatus } from '#domain/status/zugang.ts';
import { beitrittMaschine } from './beitritt.machine.ts';

/** The status a decision leads to; a request is decided once (G22). */
export function entscheideBeitritt(von: Beitrittsstatus, annehmen: boolean): Beitrittsstatus {
	const nach = wortuebergang(beitrittMaschine, von, annehmen ? 'Angenommen' : 'Abgelehnt');
	if (nach) return nach;
	const aktion = annehmen ? 'Beitrittsanfrage annehmen' : 'Beitrittsanfrage ablehnen';
	const text = `Die Aktion „${aktion}“ ist im Status ${BEITRITTSSTATUS[von]} nicht möglich.`;
	throw new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}
