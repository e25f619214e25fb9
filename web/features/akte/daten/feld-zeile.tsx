import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { DATEN } from '../../../texte/akte-daten.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useBearbeitung } from './bearbeitung.tsx';
import css from './daten.module.css';
import { EmailAenderung } from './email-aenderung.tsx';
import { FeldBearbeitung } from './feld-bearbeitung.tsx';
import { useFeldnamen } from './feldnamen.ts';
import { type Feld, personentext } from './personenfelder.ts';

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
	const { aktiv, beende } = useBearbeitung();
	const [gespeichert, zeigeGespeichert] = useVoruebergehend(GESPEICHERT_MS);
	const stift = useRef<HTMLButtonElement>(null);
	const bearbeitet = aktiv === feld.feld;
	const schliesse = (hatGespeichert: boolean) => {
		beende();
		if (hatGespeichert) zeigeGespeichert();
		requestAnimationFrame(() => stift.current?.focus());
	};
	return (
		<div className={cx(css.zeile, bearbeitet && css.aktiv)}>
			<dt className={css.label}>{label}</dt>
			{bearbeitet ? (
				<dd>
					<FeldBearbeitung feld={feld} label={label} anfang={freiwilliger[feld.feld]} onClose={schliesse} />
				</dd>
			) : (
				<Anzeige feld={feld} label={label} verdeckt={verdeckt} gespeichert={gespeichert} stift={stift} />
			)}
		</div>
	);
}

interface AnzeigeProps extends FeldZeileProps {
	label: string;
	gespeichert: boolean;
	stift: Ref<HTMLButtonElement>;
}

function Anzeige({ feld, label, verdeckt, gespeichert, stift }: AnzeigeProps) {
	const { freiwilliger } = useAkte();
	const { beginne } = useBearbeitung();
	const text = personentext(feld, freiwilliger[feld.feld], useFeldnamen());
	const istVerdeckt = Boolean(verdeckt) && text !== null;
	const leer = feld.art === 'janein' ? DATEN.unbeantwortet : DATEN.leer;
	return (
		<>
			<dd className={cx(css.wert, text === null && css.leer)}>{istVerdeckt ? verdeckt : (text ?? leer)}</dd>
			<dd className={css.aktion}>
				{gespeichert && (
					<span className={css.gespeichert} role="status">
						<Icon of={IconCheck} size={14} /> {DATEN.gespeichert}
					</span>
				)}
				{freiwilliger.schreibbar.includes(feld.feld) && !istVerdeckt && (
					<TextButton
						ref={stift}
						className={css.stift}
						aria-label={DATEN.feldBearbeiten(label)}
						onClick={() => beginne(feld.feld)}
					>
						<Icon of={IconPencil} size={14} /> {!gespeichert && DATEN.bearbeiten}
					</TextButton>
				)}
				{feld.feld === 'email' && <EmailAenderung />}
			</dd>
		</>
	);
}

/** True for a while after the call. */
function useVoruebergehend(ms: number): [boolean, () => void] {
	const [seit, setSeit] = useState<number | null>(null);
	useEffect(() => {
		if (seit === null) return;
		const timer = setTimeout(() => setSeit(null), ms);
		return () => clearTimeout(timer);
	}, [seit, ms]);
	return [seit !== null, () => setSeit(Date.now())];
}
