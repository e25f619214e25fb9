import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { OccupancyLegend } from '../../ui/figures/occupancy.tsx';
import { Inline } from '../../ui/inline.ts';
import { Filterleiste } from '../liste/filterleiste.tsx';
import { useFilterfelder } from './filterfelder.ts';
import type { Kontingentsuche } from './suche.ts';

const TEXT = KONTINGENTE;

interface FilterProps {
	suche: Kontingentsuche;
	onSuche: (suche: Kontingentsuche, art?: { replace: boolean }) => void;
	mitAbfrage: boolean;
	ohne: boolean;
}

/** What of the matrix is shown; boxes or months. */
export function Filter({ suche, onSuche, mitAbfrage, ohne }: FilterProps) {
	const felder = useFilterfelder({ mitAbfrage, ohne });
	const setze = (neu: Kontingentsuche, art?: { replace: boolean }) =>
		onSuche({ ...suche, seite: undefined, ...neu }, art);
	return (
		<Filterleiste
			felder={felder}
			und={suche.f?.und ?? []}
			onUnd={(und) => setze({ f: und.length ? { und } : undefined })}
			text={suche.text ?? ''}
			onText={(text) => setze({ text: text || undefined }, { replace: true })}
			platzhalter={TEXT.suche}
			onReset={istGefiltert(suche) ? () => onSuche({ monate: suche.monate }) : undefined}
			rechts={
				!ohne && (
					<Inline gap={12}>
						<OccupancyLegend ungenutzt={mitAbfrage ? TEXT.nichtGenehmigt : undefined} />
						<SwitchField
							size="xs"
							label={TEXT.monate}
							checked={suche.monate === true}
							onChange={(e) => onSuche({ ...suche, monate: e.currentTarget.checked || undefined })}
						/>
					</Inline>
				)
			}
		/>
	);
}

const istGefiltert = ({ text, f }: Kontingentsuche): boolean => Boolean(text || f?.und.length);

/** Said where nothing was found. */
export const leerwort = (suche: Kontingentsuche): string => (istGefiltert(suche) ? TEXT.nichtsGefunden : TEXT.leer);
