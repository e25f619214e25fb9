import { PARTEI_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { PARTEIEN } from '#domain/dokumentspec/dokumentspec-felder.ts';
import { DOKUMENTENCENTER as T } from '../../texte/dokumentencenter.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import css from './dokumentencenter.module.css';
import type { Spec } from './queries.ts';

type Parteien = Spec['signaturparteien'];

interface ParteienProps {
	parteien: Parteien;
	onChange: (parteien: Parteien) => void;
}

/** Who signs; the order is always the same, so that only who takes part is chosen. */
export function ParteienFeld({ parteien, onChange }: ParteienProps) {
	return (
		<ol className={css.parteien}>
			{PARTEIEN.map((partei) => {
				const stelle = PARTEIEN.filter((p) => parteien.includes(p)).indexOf(partei);
				return (
					<li key={partei} data-dabei={stelle >= 0 || undefined}>
						<span className={css.stelle} aria-hidden>
							{stelle >= 0 ? stelle + 1 : ''}
						</span>
						<CheckboxField
							label={PARTEI_BEZEICHNUNG[partei]}
							description={T.partei[partei]}
							checked={stelle >= 0}
							onChange={({ currentTarget: { checked } }) =>
								onChange(PARTEIEN.filter((p) => (p === partei ? checked : parteien.includes(p))))
							}
						/>
					</li>
				);
			})}
		</ol>
	);
}
