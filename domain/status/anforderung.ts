export const ANFORDERUNG_STATUS = [
	'NOT_REQUESTED',
	'FINISHED',
	'NOT_PROVIDED',
	'NEEDS_REVIEW',
	'PROVIDED',
	'WAIT_SIGNING',
	'SIGNED',
] as const;
/** Status of a request, as the calls name it (table: Anforderung). */
export type AnforderungStatus = (typeof ANFORDERUNG_STATUS)[number];

/** In words. */
export const ANFORDERUNG_LABEL: Readonly<Record<AnforderungStatus, string>> = {
	NOT_REQUESTED: 'Nicht angefordert',
	FINISHED: 'Abgeschlossen',
	NOT_PROVIDED: 'Fehlt',
	NEEDS_REVIEW: 'In Prüfung',
	PROVIDED: 'Verifiziert',
	WAIT_SIGNING: 'Unterschriften sammeln',
	SIGNED: 'Unterschrieben',
};
