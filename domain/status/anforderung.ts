import type { AnforderungStatus } from '#domain/akte/dokumentregeln.ts';

/** Status of a request for a document, as a person reads it. */
export const ANFORDERUNG_LABEL: Readonly<Record<AnforderungStatus, string>> = {
	NOT_REQUESTED: 'Nicht angefordert',
	NOT_PROVIDED: 'Ausstehend',
	NEEDS_REVIEW: 'In Prüfung',
	PROVIDED: 'Verifiziert',
	WAIT_SIGNING: 'Unterschriften sammeln',
	SIGNED: 'Unterschrieben',
	FINISHED: 'Abgeschlossen',
};
