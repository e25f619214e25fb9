import { formatDatum } from '#domain/format/datum.ts';
import { DUBLETTEN } from '../../../texte/akte/dubletten.ts';
import type { Abgeglichen, Dublette } from './queries.ts';

export const nameVon = ({ vorname, nachname }: Dublette | Abgeglichen): string =>
	[vorname, nachname].filter(Boolean).join(' ') || DUBLETTEN.ohneName;

/** What tells people of one name apart. */
export const naeheres = ({ geburtsdatum, plz, ort, zyklus }: Dublette | Abgeglichen): string =>
	[geburtsdatum && DUBLETTEN.geboren(formatDatum(geburtsdatum)), [plz, ort].filter(Boolean).join(' '), zyklus]
		.filter(Boolean)
		.join(' · ');

export const gruende = ({ gruende: alle }: Dublette): string => alle.map((g) => DUBLETTEN.grund[g]).join(', ');
