import { LAEUFE as T } from '../../texte/geld/laeufe.ts';
import { type Phase, PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { Inline } from '../../ui/inline.ts';
import css from './laufstand.module.css';
import type { Laufkopf } from './queries.ts';

type Stand = Laufkopf['status'];

const FORM: Readonly<Record<Stand, Phase>> = {
	ENTWURF: 'VERHANDELN',
	GEPRUEFT: 'VERTRAGLICH',
	FREIGEGEBEN: 'IM_DIENST',
	UEBERGEBEN: 'IM_DIENST',
	GEBUCHT: 'BEENDET',
	VERWORFEN: 'ABGESAGT',
};

/** A shape and a word: runs have no numbers for their states. `tinted`: the one of the page. */
export const Laufstand = ({ status, tinted = false }: { status: Stand; tinted?: boolean }) => (
	<Inline gap={6} className={css.stand} data-phase={FORM[status]} data-tinted={tinted || undefined}>
		<PhaseShape phase={FORM[status]} />
		<b>{T.staende[status]}</b>
	</Inline>
);
