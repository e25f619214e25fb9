/** What is told to other programs, by the names it has outside; they and what stands behind each never change. */
export const WEBHOOK_EREIGNISSE = [
	'freiwilliger.angelegt',
	'freiwilliger.status.geaendert',
	'freiwilliger.daten.geaendert',
	'freiwilliger.geloescht',
	'wunsch.angelegt',
	'wunsch.status.geaendert',
	'vertrag.angelegt',
	'vertrag.geaendert',
	'vertrag.status.geaendert',
	'dokument.angefordert',
	'dokument.eingegangen',
	'dokument.geprueft',
	'dokument.unterschrieben',
	'anforderung.geschlossen',
	'adresse.angelegt',
	'adresse.geaendert',
	'adresse.geloescht',
	'kontingent.geaendert',
	'person.angelegt',
	'person.geaendert',
	'person.geloescht',
	'seminar.angelegt',
	'seminar.geaendert',
	'seminar.status.geaendert',
	'seminar.teilnahme.geaendert',
] as const;
export type Webhookereignis = (typeof WEBHOOK_EREIGNISSE)[number];

/** Sent by hand, so that somebody sees whether it arrives. */
export const PROBE = 'portal.probe';

/** What a message is about: the id in it is one of these. */
export const WEBHOOK_STROEME = ['freiwilliger', 'adresse', 'kontingent', 'person', 'seminar'] as const;
export type Webhookstrom = (typeof WEBHOOK_STROEME)[number];

/** What goes over the wire: ids, kinds, when; whoever wants more asks for it, with a key that may. */
export interface Nachricht {
	readonly type: Webhookereignis | typeof PROBE;
	/** When it happened. */
	readonly timestamp: string;
	readonly data: {
		readonly id: string;
		readonly stream: Webhookstrom | 'webhook';
		/** Rises with all that happens to `id`; what isn't told leaves gaps. */
		readonly sequence: number;
	};
}

/** How messages are signed: by a secret both know, or by a key that only the portal has. */
export const SIGNATUREN = ['HMAC', 'ED25519'] as const;
export type Signatur = (typeof SIGNATUREN)[number];

/** Paused, it is told everything later; switched off, nothing of what happened meanwhile. */
export const WEBHOOK_STAENDE = ['AKTIV', 'PAUSIERT', 'ABGESCHALTET'] as const;
export type Webhookstand = (typeof WEBHOOK_STAENDE)[number];

export const ZUSTELLSTAENDE = ['WARTET', 'ZUGESTELLT', 'AUFGEGEBEN'] as const;
export type Zustellstand = (typeof ZUSTELLSTAENDE)[number];
