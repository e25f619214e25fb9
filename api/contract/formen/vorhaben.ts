import { z } from 'zod';

/** A mail as it arrives. */
export const vorabmail = z.object({ an: z.string(), email: z.string(), betreff: z.string(), html: z.string() });

/** What an act would send. */
export const vorhaben = z.object({
	/** One for each mail; what leaves as one is one. */
	mails: z
		.array(
			z.object({
				wer: z.string(),
				/** What the mail is called. */
				was: z.string(),
				/** Of the volunteer it is about, where somebody else reads it. */
				ueber: z.string().nullable(),
				/** Why it doesn't leave; null: it does. */
				grund: z.string().nullable(),
				/** It goes into the summary of the day. */
				isUebersicht: z.boolean(),
				/** So many of the kind that wait already leave with it. */
				wartende: z.int(),
			}),
		)
		.readonly(),
	/** The first of them; null: nobody gets one. */
	mail: vorabmail.nullable(),
});
