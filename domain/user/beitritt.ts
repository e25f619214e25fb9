/** Decisions on a join request. Table: User, Beitrittsanfrage. */
import { NEU, type Uebergang, wortuebergang } from '#domain/maschine.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { BEITRITTSSTATUS, type Beitrittsstatus } from '#domain/status/zugang.ts';
import { beitrittMaschine } from './beitritt.machine.ts';

/** What a request begins as. */
export const stelleBeitritt = (): Beitrittsstatus => nach(NEU, 'Gestellt');

/** The status a decision leads to; a request is decided once (G22). */
export const entscheideBeitritt = (von: Beitrittsstatus, annehmen: boolean): Beitrittsstatus =>
	nach(von, annehmen ? 'Angenommen' : 'Abgelehnt');

function nach(von: Beitrittsstatus | typeof NEU, was: Uebergang<typeof beitrittMaschine>): Beitrittsstatus {
	const ziel = wortuebergang(beitrittMaschine, von, was);
	if (ziel) return ziel;
	const status = von === NEU ? von : BEITRITTSSTATUS[von];
	const text = `Die Aktion „${AKTION[was]}“ ist im Status ${status} nicht möglich.`;
	throw new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}

const AKTION: Readonly<Record<Uebergang<typeof beitrittMaschine>, string>> = {
	Gestellt: 'Beitritt anfragen',
	Angenommen: 'Beitrittsanfrage annehmen',
	Abgelehnt: 'Beitrittsanfrage ablehnen',
};
