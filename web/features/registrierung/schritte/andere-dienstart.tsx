import { STELLEN } from '../../../texte/zugang/registrierung.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { alterVon, auswahl, unpassende } from '../dienstartwahl.ts';
import type { Formular } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import css from './felder.module.css';

/**
 * Says beside the birth date which Dienstarten chosen before it are impossible, and lets others be chosen right there;
 * where a place offers none, it can be left out.
 */
export function AndereDienstart({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const { wuensche } = formular.values;
	const alter = alterVon(formular.values, nachschlag);
	const falsche = unpassende({ wuensche }, nachschlag, alter);
	return (
		<div role="status">
			{falsche.length > 0 && (
				<section className={css.gruppe}>
					<h2 className={css.titel}>{STELLEN.andereDienstart(falsche.length)}</h2>
					{falsche.map(({ stelle, grund }) => {
						const { einsatzortID, bezeichnung, dienstartIDs } = wuensche[stelle] ?? { dienstartIDs: [] };
						const andere = auswahl(nachschlag, dienstartIDs, alter);
						return (
							<div key={einsatzortID} className={css.gruppe}>
								<p>{grund}</p>
								{andere.some(({ disabled }) => !disabled) ? (
									<SelectField
										size="md"
										label={STELLEN.dienstartFuer(bezeichnung ?? '')}
										placeholder={STELLEN.dienstart}
										data={andere}
										value={null}
										onChange={(id) => formular.setFieldValue(`wuensche.${stelle}.dienstartID`, id)}
									/>
								) : (
									<p>{STELLEN.keineAndere(bezeichnung ?? '')}</p>
								)}
								<Button
									variant="quiet"
									className={css.links}
									onClick={() => formular.removeListItem('wuensche', stelle)}
								>
									{STELLEN.entfernen(bezeichnung ?? '')}
								</Button>
							</div>
						);
					})}
				</section>
			)}
		</div>
	);
}
