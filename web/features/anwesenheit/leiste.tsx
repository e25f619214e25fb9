import { IconCheck, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import css from './anwesenheit.module.css';
import type { Rasterzeile } from './zeilen.ts';

/** Fetched when somebody confirms. */
const BestaetigenDialog = later(async () => (await import('./bestaetigen-dialog.tsx')).BestaetigenDialog);

interface LeisteProps {
	seminarID: string;
	alle: readonly Rasterzeile[];
	/** Rows chosen by their names. */
	gewaehlte: readonly Rasterzeile[];
	/** Before that nothing is recognised. */
	istDurchgefuehrt: boolean;
	/** What who was there all the time gets. */
	jeTage: number;
	/** What is confirmed is what is saved. */
	speichert: boolean;
	onAufheben: () => void;
}

const istOffen = ({ status }: Rasterzeile): boolean => status === SEMINARNACHWEIS.nr.Pruefung;

/** How far the review is, and one button for all who were simply there; or for the rows that are chosen. */
export function Leiste(props: LeisteProps) {
	const { seminarID, alle, gewaehlte, istDurchgefuehrt, jeTage, speichert, onAufheben } = props;
	const [wen, setWen] = useState<readonly Rasterzeile[] | null>(null);
	const offene = alle.filter(istOffen);
	const uebrige = offene.filter(({ istAbweichend }) => !istAbweichend);
	const zuBestaetigen = gewaehlte.filter(istOffen);
	const geprueft = alle.filter(({ istGeprueft }) => istGeprueft).length;
	const [einer] = gewaehlte.length === 1 ? gewaehlte : [];
	return (
		<div className={css.leiste}>
			{gewaehlte.length > 0 ? (
				<>
					<IconButton icon={IconX} label={TABELLE.auswahlAufheben} variant="bare" size="sm" onClick={onAufheben} />
					<b>{TABELLE.ausgewaehlt(String(gewaehlte.length))}</b>
					{einer && (
						<TextLink to="/admin/freiwillige/$id/seminare" params={{ id: einer.freiwilligerID }}>
							{T.ausgewaehltPerson}
						</TextLink>
					)}
					{zuBestaetigen.length > 0 && (
						<Button
							variant="primary"
							icon={IconCheck}
							className={css.ende}
							disabled={speichert}
							onClick={() => setWen(zuBestaetigen)}
						>
							{T.ausgewaehlte(zuBestaetigen.length)} …
						</Button>
					)}
				</>
			) : (
				<>
					<b>{T.bestand(geprueft, alle.length)}</b>
					<span className={css.leise}>{hinweis(alle, { istDurchgefuehrt, uebrige: uebrige.length, jeTage })}</span>
					{uebrige.length > 0 && (
						<Button
							variant="primary"
							icon={IconCheck}
							className={css.ende}
							disabled={speichert}
							onClick={() => setWen(uebrige)}
						>
							{T.alleUebrigen(uebrige.length)} …
						</Button>
					)}
				</>
			)}
			{wen && (
				<Suspense>
					<BestaetigenDialog
						seminarID={seminarID}
						wen={wen}
						onClose={() => setWen(null)}
						onDone={gewaehlte.length > 0 ? onAufheben : undefined}
					/>
				</Suspense>
			)}
		</div>
	);
}

interface Stand {
	istDurchgefuehrt: boolean;
	uebrige: number;
	jeTage: number;
}

function hinweis(alle: readonly Rasterzeile[], { istDurchgefuehrt, uebrige, jeTage }: Stand): string {
	const abweichende = alle.filter((zeile) => zeile.istAbweichend && !zeile.istGeprueft).length;
	if (!istDurchgefuehrt) return T.nochNicht;
	if (alle.every(({ istGeprueft }) => istGeprueft)) return T.allesGeprueft;
	const teile = [uebrige > 0 && T.ohneAbweichung(uebrige, jeTage), abweichende > 0 && T.mitAbweichung(abweichende)];
	return teile.filter(Boolean).join(', ');
}
