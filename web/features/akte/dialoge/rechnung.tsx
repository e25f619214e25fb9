import { VERTRAG } from '#domain/status/vertrag.ts';
import type { FehlerDetail } from '../../../client/api-fehler.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Aktion } from '../typen.ts';
import { bezeichnung, SEITENFELDER } from '../vertrag/vertragsfelder.ts';
import { Warum } from '../vertrag/warum.tsx';

interface RechnungProps {
	grund: Pick<FehlerDetail, 'code' | 'feld'>;
	aktion: Pick<Aktion, 'wunschID'>;
}

/** Rules that name no field, by the term whose reckoning they follow from. */
const TERM_DER_REGEL: Readonly<Record<string, string | undefined>> = { G12: 'vertragsbeginn' };

/** Where the law measures a term of the contract: what was reckoned, and by which version of the law. */
export function Rechnung({ grund: { code, feld }, aktion: { wunschID } }: RechnungProps) {
	const { vertraege } = useAkte().freiwilliger;
	const vertrag = vertraege.findLast((v) => v.wunschID === wunschID && v.status !== VERTRAG.nr.Storniert);
	const term = SEITENFELDER.find((f) => f.feld === (feld ?? TERM_DER_REGEL[code]));
	return vertrag && term ? <Warum vertrag={vertrag} feld={term.feld} name={bezeichnung(term)} imDialog /> : null;
}
