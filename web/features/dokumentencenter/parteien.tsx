import { IconPlus } from '@tabler/icons-react';
import { PARTEIEN } from '#domain/dokumentspec/auswahl.ts';
import { PARTEI_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
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
					<li key={partei}>
						<label className={css.partei} data-dabei={stelle >= 0 || undefined}>
							<input
								type="checkbox"
								checked={stelle >= 0}
								onChange={({ currentTarget: { checked } }) =>
									onChange(PARTEIEN.filter((p) => (p === partei ? checked : parteien.includes(p))))
								}
							/>
							<span className={css.stelle} aria-hidden>
								{stelle >= 0 ? stelle + 1 : <Icon of={IconPlus} size={14} />}
							</span>
							<span>
								{PARTEI_BEZEICHNUNG[partei]}
								<Span variant="muted" fz="xs" fw={400} display="block">
									{T.partei[partei]}
								</Span>
							</span>
						</label>
					</li>
				);
			})}
		</ol>
	);
}
