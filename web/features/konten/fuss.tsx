import { HERKUNFT } from '../../texte/geld/herkunft.ts';
import { KONTO as T } from '../../texte/geld/konten.ts';
import { Zahl } from '../herkunft/zahl.tsx';
import type { Gesamt } from './gesamt.ts';
import type { Konto } from './queries.ts';

/** What the sums are called, as above them. */
export const SUMMENWORT: Readonly<Record<Gesamt, string>> = {
	SOLL: T.soll,
	FREI: T.laeufe,
	GEBUCHT: T.gebucht,
	OFFEN: T.offen,
};

const FELD = { SOLL: 'faellig', FREI: 'freigegeben', GEBUCHT: 'gebucht', OFFEN: 'offen' } as const;

interface FussProps {
	konto: Konto;
	was: Gesamt;
	/** Which of the account's sums is open. */
	offen: Gesamt | null;
	onClick: (was: Gesamt, knopf: HTMLElement) => void;
}

/** A sum below the months; it opens what it is made of. */
export function Fuss({ konto, was, offen, onClick }: FussProps) {
	const euro = konto[FELD[was]];
	return (
		<Zahl
			euro={euro}
			was={T.gesamt(T.arten[konto.art], SUMMENWORT[was])}
			text={HERKUNFT.euro(euro)}
			istOffen={offen === was}
			onClick={(knopf) => onClick(was, knopf)}
		/>
	);
}
