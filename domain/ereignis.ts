/** Events: what happened, split into facts that stay and personal parts that can be erased (docs/adr/0001). */

/** Kinds of personal data; retention and erasure can end per kind. */
export const PERSON_ARTEN = ['KONTAKT', 'BANK', 'GESUNDHEIT', 'PERSOENLICH', 'FREITEXT', 'EINSICHT'] as const;
export type PersonArt = (typeof PERSON_ARTEN)[number];

/** Facts hold ids, states, dates, booleans and integers (money in cents) only; never names or free text. */
export type Fakt = string | number | boolean | null | readonly Fakt[] | { readonly [feld: string]: Fakt | undefined };

export interface Ereignis<Typ extends string = string, Facts extends object = object, Person extends object = object> {
	readonly type: Typ;
	/** Version of the event's schema; older ones are lifted by the aggregate's upcasters. */
	readonly schema: number;
	readonly facts: Facts;
	/** Personal or free-text part; null where there is none or where it has been erased. */
	readonly person: Person | null;
	/** Whose data `person` is (id of a volunteer, guardian, user or contact person); null without personal part. */
	readonly betroffener: string | null;
	readonly art: PersonArt | null;
}

/** Who caused an event, on whose behalf, in which command and when it was recorded. */
export interface Metadata {
	/** null: a job of the system. */
	readonly userID: string | null;
	readonly rollen: readonly string[];
	/** The user who acts in the view of `userID`. */
	readonly impersoniertVon: string | null;
	readonly commandID: string;
	/** ISO 8601 in UTC with milliseconds. */
	readonly zeit: string;
}

/** An event as it lies in its stream. */
export type Aufgezeichnet<E extends Ereignis = Ereignis> = E & { readonly version: number; readonly meta: Metadata };

/** One definition per event type: `const X = ereignis<Facts, Person>()('X', 1)`, then `X({ … }, person)`. */
export function ereignis<Facts extends object, Person extends object = never>() {
	return <Typ extends string>(type: Typ, schema = 1) => {
		const erzeuge = (
			facts: Facts,
			person?: { betroffener: string; art: PersonArt; daten: Person },
		): Ereignis<Typ, Facts, Person> => ({
			type,
			schema,
			facts,
			person: person?.daten ?? null,
			betroffener: person?.betroffener ?? null,
			art: person?.art ?? null,
		});
		return Object.assign(erzeuge, { type, schema });
	};
}

/** The event type that a definition made by `ereignis` creates. */
export type EreignisVon<D extends (...args: never[]) => Ereignis> = ReturnType<D>;
