import { sql } from 'kysely';

/** The parameter personOptInMail; before the first event it is off. */
export const OPT_IN_MAIL = sql<boolean>`coalesce((select (x.referenz ->> 'personOptInMail')::boolean from parameter x), false)`;

/**
 * Who gets system mails, of the table `person` under the alias `p`: active, named as receiver, with an address, and
 * that one confirmed where the tenant asks for it (tables: Mail templates, rules; Person opt-in).
 */
export const EMPFAENGT_SYSTEMMAILS = sql<boolean>`(p.is_aktiv and p.is_systemmail_empfaenger and p.email is not null
	and (p.opt_in_status = 'BESTAETIGT' or not ${OPT_IN_MAIL}))`;
