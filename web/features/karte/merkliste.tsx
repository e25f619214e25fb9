import { Title, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { KARTE } from '../../texte/zugang/karte.ts';
import { STELLEN } from '../../texte/zugang/registrierung.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { verschiebe } from '../registrierung/reihenfolge.ts';
import { Seitentext } from '../texte/seitentext.tsx';
import { VOLL_ID } from './merken.tsx';
import css from './merkliste.module.css';
import type { Merkliste } from './use-merkliste.ts';

/** The cart: what is marked, in the order of the applicant's choice, and the way on. */
export function Merkkorb({ merkliste, weiter }: { merkliste: Merkliste; weiter: ReactNode }) {
	const { stellen, max, istVoll, laufende, schreibe, entferne } = merkliste;
	const anzahl = laufende + stellen.length;
	return (
		<section className={css.korb} aria-labelledby="merkliste-titel">
			<div className={css.kopf}>
				<Title id="merkliste-titel" order={2} size="h3">
					{KARTE.merkliste}
				</Title>
				<span className={css.anzahl}>{KARTE.vonHoechstens(anzahl, max)}</span>
				<VisuallyHidden role="status">{KARTE.stand(anzahl, max)}</VisuallyHidden>
			</div>
			{laufende > 0 && <p className={css.klein}>{KARTE.laufende(laufende)}</p>}
			{stellen.length > 1 && <p className={css.klein}>{STELLEN.reihenfolge}</p>}
			{stellen.length === 0 && <Seitentext textkey="karte.einleitung" className={css.einleitung} />}
			<ol className={css.liste}>
				{stellen.map(({ einsatzortID, bezeichnung }, i) => (
					<li key={einsatzortID}>
						<span className={css.anzahl}>{i + 1}</span>
						<span className={css.name}>{bezeichnung}</span>
						{stellen.length > 1 && (
							<>
								<IconButton
									{...KNOPF}
									icon={IconArrowUp}
									label={STELLEN.nachOben(bezeichnung)}
									disabled={i === 0}
									onClick={() => schreibe(verschiebe(stellen, i, -1))}
								/>
								<IconButton
									{...KNOPF}
									icon={IconArrowDown}
									label={STELLEN.nachUnten(bezeichnung)}
									disabled={i === stellen.length - 1}
									onClick={() => schreibe(verschiebe(stellen, i, 1))}
								/>
							</>
						)}
						<IconButton
							{...KNOPF}
							icon={IconX}
							label={KARTE.entfernen(bezeichnung)}
							onClick={() => entferne(einsatzortID)}
						/>
					</li>
				))}
			</ol>
			{istVoll && (
				<p id={VOLL_ID} className={css.klein}>
					{KARTE.voll(max)}
				</p>
			)}
			{weiter}
		</section>
	);
}

const KNOPF = { size: 'sm', variant: 'bare' } as const;

/** A guest takes the marked places and the chosen cycle into the registration. */
export function ZurRegistrierung({ merkliste: { stellen, schreibe } }: { merkliste: Merkliste }) {
	const anzahl = stellen.length;
	return (
		<LinkButton
			to="/registrierung"
			variant="primary"
			size="lg"
			fullWidth
			iconEnd={IconArrowRight}
			onClick={() => schreibe(stellen)}
		>
			{anzahl > 0 ? KARTE.bewerbenMit(anzahl) : KARTE.ohneStelle}
		</LinkButton>
	);
}
