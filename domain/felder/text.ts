/** Text fields: trimmed, NFC, without control characters; patterns are linear and see no more than the length allows. */
import { z } from 'zod';
import { MELDUNG, meldungLaenge } from './meldungen.ts';

/** A control character or half of a surrogate pair; line breaks and tabs pass in texts of several lines. */
const UNERLAUBT = /[\p{Cc}\p{Cs}]/u;
/** Comes along when somebody pastes, and nobody sees it: marks of direction, joints without width, soft hyphens. */
const UNSICHTBAR = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const UNERLAUBT_MEHRZEILIG = /[^\P{Cc}\n\t]|\p{Cs}/u;

export interface Textregel {
	readonly max: number;
	/** What a given text must match; an empty one is nobody's mistake here. */
	readonly muster?: RegExp | ((text: string) => boolean);
	readonly meldung?: string;
	readonly mehrzeilig?: boolean;
	/** Brings the text into the form that is kept, e.g. without spaces; before the pattern is looked at. */
	readonly form?: (text: string) => string;
}

/** Message for a value of the wrong type: where nothing came, it is required; anything else has the wrong form. */
export const falscherTyp = ({ input }: { readonly input?: unknown }): string =>
	input === undefined || input === null || input === '' ? MELDUNG.P : MELDUNG.PT;

/** Accepts an empty text; `pflicht` and `freiwillig` say what that means. */
function grund({ max, muster, meldung = MELDUNG.PT, mehrzeilig = false, form = (text) => text }: Textregel) {
	const unerlaubt = mehrzeilig ? UNERLAUBT_MEHRZEILIG : UNERLAUBT;
	const passt = muster instanceof RegExp ? (text: string) => muster.test(text) : muster;
	return z
		.string({ error: falscherTyp })
		.overwrite((text) => form(text.replaceAll('\r\n', '\n').replace(UNSICHTBAR, '').normalize('NFC').trim()))
		.max(max, { error: meldungLaenge(max) })
		.superRefine((text, ctx) => {
			if (text === '' || text.length > max) return;
			if (unerlaubt.test(text)) ctx.addIssue({ code: 'custom', message: MELDUNG.PT });
			else if (passt && !passt(text)) ctx.addIssue({ code: 'custom', message: meldung });
		});
}

/** Text that must be given. */
export const pflichttext = (regel: Textregel) => grund(regel).min(1, { error: MELDUNG.P });

/** Text that may be left out; an emptied field becomes null. */
export const freitext = (regel: Textregel) =>
	grund(regel)
		.nullish()
		.transform((text) => (text === '' ? null : text));
