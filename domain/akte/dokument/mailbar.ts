/** Papers of a file that may go with a message (table: Nachricht an Freiwillige; Field-level limits). */
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { GUELTIG, VOR_UNTERSCHRIFT } from '#domain/status/dokument.ts';
import type { Akte, Dokument } from '../zustand.ts';
import { nachfolger, vorgaenger } from './dokumentversionen.ts';

/** What the Traeger issues and what says nothing no mail may carry; the rest is opened in the portal. */
export const istMailbar = ({
	nutzungsart,
	isVertraulich,
}: Pick<DokumentSpec, 'nutzungsart' | 'isVertraulich'>): boolean =>
	(nutzungsart === 'GESTELLT' || nutzungsart === 'BEIDES') && !isVertraulich;

/** The newest of this volunteer under any version of the specification that hasn't lost its force; null: there is none. */
export function mailbaresDokument(akte: Akte, spec: DokumentSpec, specs: readonly DokumentSpec[]): Dokument | null {
	const fassungen = [spec, ...vorgaenger(spec, specs), ...nachfolger(spec, specs)].map(({ id }) => id);
	const steht = ({ status, isGeloescht, isUeberholt }: Dokument) =>
		!isGeloescht && !isUeberholt && (GUELTIG.includes(status) || VOR_UNTERSCHRIFT.includes(status));
	return akte.dokumente.findLast((dokument) => fassungen.includes(dokument.specID) && steht(dokument)) ?? null;
}

/** The finished file with its signatures as soon as there is one. */
export const fertigeDatei = ({ siegel, uploadID }: Dokument): string => siegel?.uploadID ?? uploadID;
