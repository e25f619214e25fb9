/** Words for what a request is at and how strictly it asks (tables: Anforderung; Requirement levels). */
import type { Stufe } from '#domain/referenz.ts';
import type { AnforderungStatus } from './dokumentregeln.ts';

export const STUFE_LABEL: Readonly<Record<Stufe, string>> = {
	OPTIONAL: 'Optional',
	ERINNERN: 'Erinnern',
	PFLICHT: 'Pflicht',
	UEBERPRUEFUNG: 'Überprüfung',
};

export const ANFORDERUNG_LABEL: Readonly<Record<AnforderungStatus, string>> = {
	NOT_REQUESTED: 'Nicht angefordert',
	FINISHED: 'Abgeschlossen',
	NOT_PROVIDED: 'Fehlt',
	NEEDS_REVIEW: 'In Prüfung',
	PROVIDED: 'Verifiziert',
	WAIT_SIGNING: 'Unterschriften sammeln',
	SIGNED: 'Unterschrieben',
};
