import type { Versand } from './versand.ts';

/** What sending needs besides the database; one per tenant. */
export interface Mailwerkzeug {
	readonly versand: Versand;
	/** Where mails are kept that are not sent. */
	readonly verzeichnis: string;
	/** Address of the portal for links, unless the tenant has set one. */
	readonly baseUrl: string;
	/** Reports of failed deliveries come back here, so that each mail names itself in the address they go to. */
	readonly nimmtRuecklauf?: boolean;
	/** Who answers questions about the portal; null, and left out: the tenant's own contact. */
	readonly supportMail?: string | null;
}
