/** What of the letterhead can be tried out before it is stored: all but the pictures, which would have to be read first. */
import { z } from 'zod';
import { EINFACHE } from '#domain/parameter/parameterfelder.ts';
import { stammschemata } from '#domain/stammdaten/stammschema.ts';

const { mandantBezeichnung, mandantAdresse, mandantApMail, colorPrimary } = EINFACHE;
const { papierZusatz, papierKontakt, papierFuss, papierLogoText } = EINFACHE;
const { papierSchrift, papierRandOben, papierRandLinks, papierRandRechts, isPapierFenster } = EINFACHE;

export const PROBEFELDER = {
	...{ mandantBezeichnung, mandantAdresse, mandantApMail, colorPrimary },
	...{ papierZusatz, papierKontakt, papierFuss, papierLogoText },
	...{ papierSchrift, papierRandOben, papierRandLinks, papierRandRechts, isPapierFenster },
};

export const briefkopfprobe = z.strictObject(stammschemata(PROBEFELDER)).partial();
