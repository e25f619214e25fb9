/** Words for what a request is at (table: Anforderung). */
import type { AnforderungStatus } from './dokumentregeln.ts';

export const ANFORDERUNG_LABEL: Readonly<Record<AnforderungStatus, string>> = {
	NOT_REQUESTED: 'Nicht angefordert',
	FINISHED: 'Abgeschlossen',
	NOT_PROVIDED: 'Fehlt',
	NEEDS_REVIEW: 'In Prüfung',
	PROVIDED: 'Verifiziert',
	WAIT_SIGNING: 'Unterschriften sammeln',
	SIGNED: 'Unterschrieben',
};
