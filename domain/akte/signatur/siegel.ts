/** The seal of a document everybody has signed: only with its sealed file is it signed. */

import type { Dokument } from '#domain/akte/zustand.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

/** Everybody has signed, and the sealed file isn't there yet. In 2000: signed when the file was still made afterwards. */
export const wartetAufSiegel = ({ status, vollstaendigAm, siegel, isGeloescht }: Dokument): boolean =>
	!isGeloescht &&
	vollstaendigAm !== null &&
	siegel === null &&
	(status === DOKUMENT.nr.UnterschriftenSammeln || status === DOKUMENT.nr.Unterschrieben);
