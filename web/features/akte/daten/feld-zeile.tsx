import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { DATEN } from '../../../texte/akte-daten.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useBearbeitung } from './bearbeitung.tsx';
import css from './daten.module.css';
import { FeldBearbeitung } from './feld-bearbeitung.tsx';
import { useFeldnamen } from './feldnamen.ts';
import { type Feld, type Personenwert, personentext } from './personenfelder.ts';

interface FeldZeileProps {
	feld: Feld;
	label?: string;
	/** Stands in for a value that isn't to be seen yet; with the button that shows it. */
	verdeckt?: ReactNode;
}

const GESPEICHERT_MS = 4000;

/** One value with its name; the pencil shows on hover and focus and opens the input in place. */
export function FeldZeile({ feld, label = FELD_BEZEICHNUNG[feld.feld], verdeckt }: FeldZeileProps) {
	const { freiwilliger } = useAkte();
	const namen = useFeldnamen();
	const { aktiv, beginne, beende } = useBearbeitung();
	const [gespeichert, setGespeichert] = useState(false);
	const stift = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!gespeichert) return;
		const timer = setTimeout(() => setGespeichert(false), GESPEICHERT_MS);
		return () => clearTimeout(timer);
	}, [gespeichert]);
	const wert: Personenwert = freiwilliger[feld.feld];
	const text = personentext(feld, wert, namen);
	const bearbeitet = aktiv === feld.feld;
	const schliesse = (hatGespeichert: boolean) => {
		beende();
		setGespeichert(hatGespeichert);
		requestAnimationFrame(() => stift.current?.focus());
	};
	return (
		<div className={cx(css.zeile, bearbeitet && css.aktiv)}>
			<dt className={css.label}>{label}</dt>
			{bearbeitet ? (
				<dd className={css.bearbeitung}>
					<FeldBearbeitung feld={feld} label={label} anfang={wert} onClose={schliesse} />
				</dd>
			) : (
				<>
					<dd className={cx(css.wert, text === null && css.leer)}>
						{verdeckt && text !== null
							? verdeckt
							: (text ?? (feld.art === 'janein' ? DATEN.unbeantwortet : DATEN.leer))}
					</dd>
					<dd className={css.aktion}>
						{gespeichert && (
							<span className={css.gespeichert} role="status">
								<Icon of={IconCheck} size={14} /> {DATEN.gespeichert}
							</span>
						)}
						{freiwilliger.schreibbar.includes(feld.feld) && !(verdeckt && text !== null) && (
							<TextButton
								ref={stift}
								className={cx(css.stift, gespeichert && css.unsichtbar)}
								aria-label={DATEN.feldBearbeiten(label)}
								onClick={() => beginne(feld.feld)}
							>
								<Icon of={IconPencil} size={14} /> {DATEN.bearbeiten}
							</TextButton>
						)}
					</dd>
				</>
			)}
		</div>
	);
}
