import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { KARTE } from '../../texte/karte.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { Seitentext } from '../texte/seitentext.tsx';
import css from './karte.module.css';
import { VOLL_ID } from './merken.tsx';
import type { Merkliste } from './use-merkliste.ts';

/** The cart: what is marked, in the order it was, and the way into the application. */
export function Merkkorb({ merkliste }: { merkliste: Merkliste }) {
	const { stellen, max, istVoll, entferne } = merkliste;
	return (
		<section className={css.korb} aria-labelledby="merkliste-titel">
			<div className={css.korbkopf}>
				<h2 id="merkliste-titel" className={css.name}>
					{KARTE.merkliste}
				</h2>
				<span className={css.ort}>{KARTE.vonHoechstens(stellen.length, max)}</span>
				<VisuallyHidden role="status">{KARTE.stand(stellen.length, max)}</VisuallyHidden>
			</div>
			{stellen.length === 0 && <Seitentext textkey="karte.einleitung" className={css.ort} />}
			<ol className={css.gemerkte}>
				{stellen.map(({ einsatzortID, bezeichnung }, i) => (
					<li key={einsatzortID}>
						<span className={css.nummer}>{i + 1}</span>
						<span className={css.bezeichnung}>{bezeichnung}</span>
						<IconButton
							icon={IconX}
							label={KARTE.entfernen(bezeichnung)}
							variant="bare"
							size="sm"
							onClick={() => entferne(einsatzortID)}
						/>
					</li>
				))}
			</ol>
			{istVoll && (
				<p id={VOLL_ID} className={css.grund}>
					{KARTE.voll(max)}
				</p>
			)}
			<LinkButton to="/registrierung" variant="primary" size="lg" fullWidth iconEnd={IconArrowRight}>
				{stellen.length > 0 ? KARTE.bewerbenMit(stellen.length) : KARTE.ohneStelle}
			</LinkButton>
		</section>
	);
}
